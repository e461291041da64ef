import type { Kept } from './bounds.ts';
import type { Latency } from './latency.ts';

type Cell = string | number;

/** Columns in line; the first to the left, the others to the right. */
export function table(rows: readonly (readonly Cell[])[]): string {
  const texts = rows.map((row) => row.map((cell) => (typeof cell === 'number' ? figure(cell) : cell)));
  const widths = texts[0]?.map((_, i) => Math.max(...texts.map((row) => (row[i] ?? '').length))) ?? [];
  return texts
    .map((row) =>
      row
        .map((text, i) => (i ? text.padStart(widths[i] as number) : text.padEnd(widths[i] as number)))
        .join('  '),
    )
    .join('\n');
}

export const LATENCY_HEAD = ['milliseconds', 'calls', 'p50', 'p95', 'p99', 'max', 'mean CPU', 'found'];

export const latencyRow = ({ title, calls, p50, p95, p99, max, cpu, found }: Latency): Cell[] => [
  ...[title, String(calls), p50, p95, p99, max, cpu ?? ''],
  `${Math.round(found * 100)} %`,
];

export function boundsTable(kept: readonly Kept[]): string {
  return table([
    ['figure', 'measured', 'bound', '', 'design'],
    ...kept.map(({ what, unit, value, bound, design = bound, ok }) => [
      ...[what, `${figure(value)} ${unit}`, `${figure(bound)} ${unit}`, ok ? 'ok' : 'OVER'],
      design === bound ? '' : `asks ${figure(design)} ${unit}`,
    ]),
  ]);
}

/** Three digits that count. */
function figure(value: number): string {
  if (value >= 100 || Number.isInteger(value)) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
