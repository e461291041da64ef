/** Grades of one query's judged documents, by document id; 0 is irrelevant. */
export type Grades = ReadonlyMap<string, number>;

const gain = (grade: number): number => 2 ** grade - 1;

const dcg = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, rank) => sum + gain(grade) / Math.log2(rank + 2), 0);

/** The first `depth` grades in the order that gains most. */
const ideal = (grades: Grades, depth: number): number[] =>
  [...grades.values()].sort((a, b) => b - a).slice(0, depth);

/**
 * nDCG at `depth` with gain 2^grade - 1, unjudged results counted as irrelevant. A query without a
 * relevant document has none: null.
 */
export function ndcg(results: readonly string[], grades: Grades, depth = 10): number | null {
  const best = dcg(ideal(grades, depth));
  if (best === 0) return null;
  return dcg(results.slice(0, depth).map((id) => grades.get(id) ?? 0)) / best;
}

/** The same after unjudged results are taken out. */
export function ndcgOfJudged(results: readonly string[], grades: Grades, depth = 10): number | null {
  return ndcg(
    results.filter((id) => grades.has(id)),
    grades,
    depth,
  );
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length;

/** A generator of numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Interval {
  low: number;
  high: number;
}

const RESAMPLES = 5000;

/** The 95 % percentile bootstrap interval of a mean over queries. */
export function bootstrap(values: readonly number[], seed = 1): Interval {
  const random = randomOf(seed);
  const means = new Float64Array(RESAMPLES);
  for (let sample = 0; sample < RESAMPLES; sample++) {
    let sum = 0;
    for (let i = 0; i < values.length; i++) sum += values[Math.floor(random() * values.length)] as number;
    means[sample] = sum / values.length;
  }
  means.sort();
  const at = (share: number) => means[Math.floor(share * (RESAMPLES - 1))] as number;
  return { low: at(0.025), high: at(0.975) };
}
