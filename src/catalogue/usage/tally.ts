import type { UseKind } from '#contract/use.ts';
import { HOURS_A_DAY, kept, mostADay, topicOf, weightOf } from './weights.ts';

/** One use as it is stored. */
export interface UseRow {
  edition: string;
  kind: UseKind;
  subject: string;
  visitor: string;
  /** Hours since 1970, UTC. */
  hour: number;
  /** A search as it was typed; empty for other kinds. */
  text: string;
}

/** The uses of one kind of one subject on one day, without who made them. */
export interface DaySum {
  edition: string;
  kind: UseKind;
  subject: string;
  /** Days since 1970, UTC. */
  day: number;
  /** Different visitors. */
  visitors: number;
  /** Weight relative to the epoch of `weights.ts`. */
  amount: number;
  /** The way most of its uses were typed. */
  text: string;
}

interface Group extends Omit<DaySum, 'visitors' | 'text'> {
  visitors: Set<string>;
  texts: Map<string, number>;
}

export const dayOf = (hour: number): number => Math.floor(hour / HOURS_A_DAY);

/** Sums uses by day, kind and subject; what one visitor did with one subject in a day is capped. */
export function tally(rows: readonly UseRow[]): DaySum[] {
  const weighed = new Map<string, number>();
  const visitors = rows.map(ofVisitor);
  for (const [n, { kind }] of rows.entries()) add(weighed, visitors[n] as string, weightOf[kind]);
  const groups = new Map<string, Group>();
  for (const [n, row] of rows.entries()) {
    const group = groupOf(groups, row);
    const share = Math.min(1, mostADay[topicOf(row.kind)] / (weighed.get(visitors[n] as string) as number));
    group.amount += weightOf[row.kind] * kept(row.hour) * share;
    group.visitors.add(row.visitor);
    if (row.text) add(group.texts, row.text, 1);
  }
  return [...groups.values()].map((group) => ({
    ...group,
    visitors: group.visitors.size,
    text: mostTyped(group.texts),
  }));
}

/** Texts of any content are unambiguous behind their length or at the end. */
const ofVisitor = ({ edition, kind, subject, visitor, hour }: UseRow): string =>
  `${edition} ${topicOf(kind)} ${dayOf(hour)} ${visitor.length} ${visitor} ${subject}`;

function groupOf(groups: Map<string, Group>, { edition, kind, subject, hour }: UseRow): Group {
  const day = dayOf(hour);
  const key = `${edition} ${kind} ${day} ${subject}`;
  const known = groups.get(key);
  if (known) return known;
  const group = { edition, kind, subject, day, amount: 0, visitors: new Set<string>(), texts: new Map() };
  groups.set(key, group);
  return group;
}

function add(sums: Map<string, number>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}

/** The first in code order of those that stand most often, so that the order of recording does not matter. */
function mostTyped(texts: ReadonlyMap<string, number>): string {
  const most = Math.max(...texts.values());
  return [...texts.keys()].filter((text) => texts.get(text) === most).sort()[0] ?? '';
}
