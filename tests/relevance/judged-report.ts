import { withOffers } from './catalogues.ts';
import { judgedEntries, judgedOffers } from './judged-offers.ts';
import type { JudgedSet } from './judged-set.ts';
import { bootstrap, mean, ndcg, ndcgOfJudged } from './metrics.ts';
import { miniSearch, ours, plainFts5, type Ranker } from './rankers.ts';

/** Results asked for, so that ten judged ones are among them. */
const DEPTH = 1000;

/** nDCG@10 of each query, in the order of the set. */
interface Scores {
  name: string;
  strict: number[];
  judged: number[];
}

async function score(ranker: Ranker, { queries }: JudgedSet): Promise<Scores> {
  const scores: Scores = { name: ranker.name, strict: [], judged: [] };
  for (const [query, grades] of queries) {
    const results = await ranker.search(query, DEPTH);
    scores.strict.push(ndcg(results, grades) ?? 0);
    scores.judged.push(ndcgOfJudged(results, grades) ?? 0);
  }
  return scores;
}

const three = (value: number) => value.toFixed(3);
const signed = (value: number) => `${value < 0 ? '' : '+'}${three(value)}`;

function figure(values: readonly number[], baseline: readonly number[]): string {
  const { low, high } = bootstrap(values);
  const alone = `${three(mean(values))} (${three(low)} to ${three(high)})`;
  if (values === baseline) return alone.padEnd(50);
  const lead = baseline.map((value, query) => value - (values[query] as number));
  const interval = bootstrap(lead);
  return `${alone}, ours ${signed(mean(lead))} (${signed(interval.low)} to ${signed(interval.high)})`.padEnd(
    50,
  );
}

/** Prints nDCG@10 of the engine and of the comparators over a judged set. */
export async function reportJudged(title: string, set: JudgedSet, failures: boolean): Promise<void> {
  const entries = judgedEntries(set.products);
  const mine = await withOffers('UK', judgedOffers(set.products), (catalogue) =>
    score(ours(catalogue, 'UK'), set),
  );
  const others = [
    plainFts5(entries, 'AND'),
    plainFts5(entries, 'OR'),
    plainFts5(entries, 'AND', 'porter unicode61'),
    miniSearch(entries, false),
    miniSearch(entries, true),
  ];
  const all = [mine];
  for (const ranker of others) all.push(await score(ranker, set));

  console.log(`\nnDCG@10 over ${title}: ${set.products.length} products, ${set.queries.size} queries`);
  console.log(
    'mean and 95 % interval over queries; where ours leads is the mean of the differences by query',
  );
  for (const way of ['strict', 'judged'] as const) {
    console.log(way === 'strict' ? 'unjudged as 0' : 'unjudged removed');
    for (const scores of all) console.log(`  ${scores.name.padEnd(18)} ${figure(scores[way], mine[way])}`);
  }
  if (failures) printWeakest(set, mine);
}

function printWeakest({ queries }: JudgedSet, { strict }: Scores): void {
  console.log('by query, weakest first');
  const lines = [...queries.keys()].map((query, index) => ({ query, ndcg: strict[index] as number }));
  for (const { query, ndcg } of lines.sort((a, b) => a.ndcg - b.ndcg))
    console.log(`  ${three(ndcg)} ${query}`);
}
