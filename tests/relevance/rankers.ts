import { DatabaseSync } from 'node:sqlite';
import MiniSearch from 'minisearch';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';

/** What is compared: answers the ids of products for a text, best first. */
export interface Ranker {
  name: string;
  search(text: string, limit: number): Promise<string[]>;
}

/** A product as the comparators index it. */
export interface Entry {
  id: string;
  name: string;
  brand: string;
  /** Descriptions, and model numbers and codes where the catalogue has them. */
  body: string;
}

export function ours(catalogue: Catalogue, edition: EditionKey): Ranker {
  return {
    name: 'this engine',
    search: async (text, limit) =>
      (await catalogue.search({ edition, text, limit })).products.map(({ id_c10 }) => id_c10),
  };
}

/** FTS5 as it comes: its own tokenizer, bm25 with equal weights, the words of a query joined by `operator`. */
export function plainFts5(
  entries: readonly Entry[],
  operator: 'AND' | 'OR',
  tokenizer = 'unicode61',
): Ranker {
  const db = new DatabaseSync(':memory:');
  db.exec(
    `CREATE VIRTUAL TABLE entry USING fts5(id UNINDEXED, name, brand, body, tokenize = '${tokenizer}')`,
  );
  const insert = db.prepare('INSERT INTO entry VALUES (?, ?, ?, ?)');
  db.exec('BEGIN');
  for (const { id, name, brand, body } of entries) insert.run(id, name, brand, body);
  db.exec('COMMIT');
  const select = db.prepare('SELECT id FROM entry WHERE entry MATCH ? ORDER BY bm25(entry) LIMIT ?');
  return {
    name: `FTS5 ${operator}${tokenizer.includes('porter') ? ' porter' : ''}`,
    search: async (text, limit) => {
      const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
      if (words.length === 0) return [];
      const rows = select.all(words.map((word) => `"${word}"`).join(` ${operator} `), limit);
      return rows.map(({ id }) => String(id));
    },
  };
}

/**
 * MiniSearch with what its own guide recommends for a search box: typing errors of a fifth of a word, and
 * beginnings of words.
 */
export function miniSearch(entries: readonly Entry[], fuzzy: boolean): Ranker {
  const index = new MiniSearch({ fields: ['name', 'brand', 'body'], idField: 'id' });
  index.addAll(entries);
  const options = fuzzy ? { fuzzy: 0.2, prefix: true } : {};
  return {
    name: fuzzy ? 'MiniSearch fuzzy' : 'MiniSearch',
    search: async (text, limit) =>
      index
        .search(text, options)
        .slice(0, limit)
        .map(({ id }) => String(id)),
  };
}
