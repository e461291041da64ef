import type { ImportReport } from '#feeds/report.ts';

/** Milliseconds between progress lines: rewritten in place on a terminal, rarer elsewhere. */
const ON_TERMINAL = 200;
const ELSEWHERE = 5000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells of long work on one line. */
export function createProgress(out: Output, now: () => number = Date.now) {
  let last = now();
  let shown = false;
  return {
    rows(count: number): void {
      if (now() - last < (out.isTTY ? ON_TERMINAL : ELSEWHERE)) return;
      last = now();
      shown = true;
      out.write(out.isTTY ? `\r${number(count)} rows read` : `${number(count)} rows read\n`);
    },
    end(): void {
      if (shown && out.isTTY) out.write('\r\u001b[K');
    },
  };
}

/** The report as a few lines for a person. */
export function summary(report: ImportReport): string {
  const speed = Math.round((report.read + report.blank) / Math.max(report.seconds, 0.001));
  const lines = [
    `${report.source} (${report.edition}): ${number(report.read)} rows read in ${report.seconds.toFixed(1)} s, ${number(speed)} a second`,
    `  ${COUNTS.map((name) => `${number(report[name])} ${name}`).join(', ')}; ${number(report.repriced)} prices changed`,
  ];
  if (report.refused) lines.push(`  refused: ${byCode(report.refusalsByCode)}`);
  if (report.expired) {
    lines.push(
      `  off sale, as their price was not checked for 7 days: ${number(report.expired)} offers of any feed`,
    );
  }
  const notes = byCode(report.notesByCode);
  if (notes) lines.push(`  noted: ${notes}`);
  if (report.unmapped.offers) {
    const texts = report.unmapped.texts
      .slice(0, 3)
      .map(({ text, offers }) => `${text || '(none)'} (${number(offers)})`);
    lines.push(`  without a category: ${number(report.unmapped.offers)}, such as ${texts.join(', ')}`);
  }
  return lines.join('\n');
}

const COUNTS = ['stored', 'changed', 'unchanged', 'outdated', 'vanished', 'refused'] as const;

const byCode = (counts: Partial<Record<string, number>>): string =>
  Object.entries(counts)
    .sort(([, a = 0], [, b = 0]) => b - a)
    .map(([code, count]) => `${code} ${number(count ?? 0)}`)
    .join(', ');

const number = (value: number): string => value.toLocaleString('en-GB');
