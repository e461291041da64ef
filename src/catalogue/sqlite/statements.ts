import type { DatabaseSync, StatementSync } from 'node:sqlite';

type Value = string | number | null;
export type Row = Record<string, Value>;

/** Prepared statements kept by their text; the texts are few, as values are always bound. */
export interface Statements {
  all(sql: string, values: readonly Value[]): Row[];
  get(sql: string, values: readonly Value[]): Row | undefined;
}

export function createStatements(db: DatabaseSync): Statements {
  const kept = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = kept.get(sql);
    if (known) return known;
    const statement = db.prepare(sql);
    kept.set(sql, statement);
    return statement;
  };
  return {
    all: (sql, values) => prepare(sql).all(...values) as Row[],
    get: (sql, values) => prepare(sql).get(...values) as Row | undefined,
  };
}
