import type { EngineFigures } from './processes/engine.process.ts';
import type { Imported } from './processes/import.process.ts';
import type { HttpFigures } from './serving.ts';

/** Whatever a run measured. */
export interface Figures {
  first?: Imported & { size: number };
  again?: Imported;
  engine?: EngineFigures;
  http?: HttpFigures;
}

/** A figure beside the bound it must keep. */
export interface Kept {
  what: string;
  unit: string;
  value: number;
  bound: number;
  /** What the design asks for where that is more than this engine can do (docs/decisions/0021-what-a-load-costs.md). */
  design?: number;
  ok: boolean;
}

/** Rows a second at least, and megabytes at most, of a load into an empty catalogue and of the next import. */
const LOAD = { rows: 6_500, memory: 600 };
const NEXT = { rows: 14_000, memory: 400 };
const DESIGN = { rows: 40_000, memory: 400 };

const atMost = (what: string, unit: string, value: number, bound: number): Kept => ({
  ...{ what, unit, value, bound },
  ok: value <= bound,
});

/** The bounds for 1,000,000 offers on two cores. */
export function boundsOf({ first, again, engine, http }: Figures): Kept[] {
  return [
    ...(first ? ofImport('load', first, LOAD) : []),
    ...(again ? ofImport('next import', again, NEXT) : []),
    ...(engine
      ? [
          atMost('search, mixed soak, p50', 'ms', engine.soak.p50, 5),
          atMost('search, mixed soak, p99', 'ms', engine.soak.p99, 40),
          ...engine.lists.map(({ title, p99 }) => atMost(`${title}, p99`, 'ms', p99, 5)),
          atMost('suggestions, p99', 'ms', engine.suggestions.p99, 5),
        ]
      : []),
    ...(http?.phases.flatMap(({ title, p99, errors }) => [
      atMost(`HTTP, ${title}, p99`, 'ms', p99, 80),
      atMost(`HTTP, ${title}, errors`, '', errors, 0),
    ]) ?? []),
  ];
}

function ofImport(what: string, { rows, seconds, memory }: Imported, bound: typeof LOAD): Kept[] {
  const rate = rows / seconds;
  return [
    {
      ...{ what: `${what}, rows`, unit: 'a second', value: rate, bound: bound.rows, design: DESIGN.rows },
      ok: rate >= bound.rows,
    },
    { ...atMost(`${what}, memory`, 'MB', memory, bound.memory), design: DESIGN.memory },
  ];
}
