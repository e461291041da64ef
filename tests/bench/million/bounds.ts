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
  ok: boolean;
}

const atMost = (what: string, unit: string, value: number, bound: number): Kept => ({
  ...{ what, unit, value, bound },
  ok: value <= bound,
});

/** The bounds for 1,000,000 offers on two cores. */
export function boundsOf({ first, again, engine, http }: Figures): Kept[] {
  return [
    ...[first, again].flatMap((imported, i) =>
      imported
        ? [
            {
              ...atMost(
                i ? 'next import, rows' : 'load, rows',
                'a second',
                imported.rows / imported.seconds,
                40_000,
              ),
              ok: imported.rows / imported.seconds >= 40_000,
            },
            atMost(i ? 'next import, memory' : 'load, memory', 'MB', imported.memory, 400),
          ]
        : [],
    ),
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
