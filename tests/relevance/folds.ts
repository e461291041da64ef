import { mean, randomOf } from './metrics.ts';

/** The score of each query, in their order, under some constants. */
export type Scores<T> = (constants: T) => Promise<readonly number[]>;

export interface Fold<T> {
  constants: T;
  /** Means over the queries that the constants were chosen by, and over those that were kept out. */
  trained: number;
  heldOut: number;
  /** The queries kept out. */
  queries: readonly number[];
}

/** Deals `count` queries into folds by chance. */
export function dealt(count: number, folds: number, seed: number): number[][] {
  const random = randomOf(seed);
  const order = Array.from({ length: count }, (_, index) => ({ index, key: random() }));
  order.sort((a, b) => a.key - b.key);
  return Array.from({ length: folds }, (_, fold) =>
    order.filter((_, at) => at % folds === fold).map(({ index }) => index),
  );
}

const meanOf = (scores: readonly number[], queries: readonly number[]) =>
  mean(queries.map((query) => scores[query] as number));

/** Changes one constant at a time, once over all of them, and keeps what is better for the queries. */
export async function ascend<T>(
  start: T,
  changes: readonly ((constants: T) => T)[],
  scores: Scores<T>,
  queries: readonly number[],
): Promise<{ constants: T; score: number }> {
  let constants = start;
  let score = meanOf(await scores(start), queries);
  for (const change of changes) {
    const changed = change(constants);
    const next = meanOf(await scores(changed), queries);
    if (next > score) {
      constants = changed;
      score = next;
    }
  }
  return { constants, score };
}

/** For each fold, chooses constants by the other folds and measures them by it. */
export async function crossValidate<T>(
  start: T,
  changes: readonly ((constants: T) => T)[],
  scores: Scores<T>,
  folds: readonly (readonly number[])[],
): Promise<Fold<T>[]> {
  const found: Fold<T>[] = [];
  for (const queries of folds) {
    const others = folds.filter((fold) => fold !== queries).flat();
    const { constants, score } = await ascend(start, changes, scores, others);
    found.push({ constants, trained: score, heldOut: meanOf(await scores(constants), queries), queries });
  }
  return found;
}
