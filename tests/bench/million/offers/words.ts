import { createInventor } from './invent.ts';
import type { Line } from './lines.ts';
import { type Random, seeded } from './random.ts';

const VOCABULARY = 30_000;

/** The words of one language, the most frequent first: those of the sample tables, then invented ones like them. */
export interface Words {
  /** As running text has them: few words often, most seldom. */
  running(random: Random): string;
  /** A word that carries meaning. */
  telling(random: Random): string;
  /** A word nobody has seen. */
  invented(random: Random): string;
}

export function wordsOf(lines: readonly Line[], seed: number): Words {
  const counts = new Map<string, number>();
  for (const text of lines.flatMap(textsOf)) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{2,}/gu)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const stock = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word]) => word);
  const invented = createInventor(stock.filter((word) => word.length > 3));
  const random = seeded(seed, stock.length);
  const all = new Set(stock);
  while (all.size < VOCABULARY) all.add(invented(random));
  const running = [...all];
  const telling = running.filter((word) => word.length > 3);
  return {
    running: (stream) => running[stream.zipf(running.length)] as string,
    telling: (stream) => telling[stream.zipf(telling.length)] as string,
    invented,
  };
}

function textsOf(line: Line): string[] {
  return line.rows.flatMap((row) => [
    line.name(row),
    line.specs(row),
    ...line.about.map((fill) => fill(row)),
    ...line.closing.map((fill) => fill(row)),
  ]);
}
