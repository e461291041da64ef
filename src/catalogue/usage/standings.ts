import type { DatabaseSync } from 'node:sqlite';
import type { EditionKey } from '#editions/editions.ts';
import { tally, type UseRow } from './tally.ts';
import { aged, kindsOf, type Topic } from './weights.ts';

/** Visitors that must have used a thing before others see that. */
export const MIN_VISITORS = 5;

/** How much one thing is used. */
export interface Standing {
  /** A product's `id_c10`, a brand's id, or the key of a search. */
  subject: string;
  /** A search as it is mostly typed; empty for others. */
  text: string;
  /** Different visitors, counted anew each day, in the days that are kept. */
  visitors: number;
  /** The weight of the uses by now. */
  weight: number;
}

type Part = Omit<Standing, 'weight'> & { amount: number };

/** Everything that was used, by weight; those of equal weight by subject. */
export function readStandings(db: DatabaseSync, edition: EditionKey, topic: Topic, now: number): Standing[] {
  const kinds = kindsOf[topic];
  const where = `WHERE edition = ? AND kind IN (${kinds.map(() => '?').join(', ')})`;
  const sums = db
    .prepare(`SELECT subject, text, visitors, amount FROM sums ${where}`)
    .all(edition, ...kinds) as unknown as Part[];
  const uses = db.prepare(`SELECT * FROM uses ${where}`).all(edition, ...kinds) as unknown as UseRow[];
  const found = new Map<string, Standing>();
  for (const { subject, text, visitors, amount } of [...sums, ...tally(uses)]) {
    const known = found.get(subject);
    found.set(subject, {
      subject,
      text,
      visitors: visitors + (known?.visitors ?? 0),
      weight: aged(amount, now) + (known?.weight ?? 0),
    });
  }
  return [...found.values()].sort((a, b) => b.weight - a.weight || (a.subject < b.subject ? -1 : 1));
}
