import { type Ranking, ranking } from '#engine/index/ranking.ts';
import { ascend, crossValidate, dealt } from './folds.ts';
import { judgedOffers } from './judged-offers.ts';
import type { JudgedSet } from './judged-set.ts';
import { bootstrap, mean, ndcg } from './metrics.ts';
import { createTuningIndex } from './tuning-index.ts';

const FOLDS = 5;

type Change = (constants: Ranking) => Ranking;
type FieldName = keyof Ranking['fields'];

const inField =
  (name: FieldName, facts: (field: Ranking['fields'][FieldName]) => object): Change =>
  (constants) => ({
    ...constants,
    fields: { ...constants.fields, [name]: { ...constants.fields[name], ...facts(constants.fields[name]) } },
  });

const times =
  (key: 'saturation' | 'coverage', factor: number): Change =>
  (constants) => ({ ...constants, [key]: constants[key] * factor });

const intent =
  (key: keyof Ranking['intent'], factor: number): Change =>
  (constants) => ({
    ...constants,
    intent: { ...constants.intent, [key]: constants.intent[key] * factor },
  });

const slopes = ({ slope }: { slope: number }, step: number) => Math.min(1, Math.max(0, slope + step));

/** One step down and one up for each constant that judgments can tell something of. */
const CHANGES: readonly Change[] = [
  ...(Object.keys(ranking.fields) as FieldName[]).flatMap((name) => [
    inField(name, ({ weight }) => ({ weight: weight / 1.6 })),
    inField(name, ({ weight }) => ({ weight: weight * 1.6 })),
    inField(name, (field) => ({ slope: slopes(field, -0.15) })),
    inField(name, (field) => ({ slope: slopes(field, 0.15) })),
  ]),
  times('saturation', 0.6),
  times('saturation', 1.6),
  times('coverage', 0.6),
  times('coverage', 1.4),
  intent('named', 0.5),
  intent('named', 2),
  intent('meant', 0.6),
  intent('meant', 1.6),
  intent('whole', 0.6),
  intent('whole', 1.6),
];

/**
 * Prints what tuning would gain by queries that it has not seen (five folds, nDCG@10, unjudged as 0), and the
 * constants that all queries together would choose. It changes nothing.
 */
export async function reportTuning(set: JudgedSet, seed: number): Promise<void> {
  const index = createTuningIndex('UK', judgedOffers(set.products));
  const known = new Map<string, readonly number[]>();
  const scores = async (constants: Ranking): Promise<readonly number[]> => {
    const key = JSON.stringify(constants);
    const held = known.get(key);
    if (held) return held;
    const ranker = index(constants);
    const found: number[] = [];
    for (const [query, grades] of set.queries)
      found.push(ndcg(await ranker.search(query, 10), grades) as number);
    known.set(key, found);
    process.stderr.write('.');
    return found;
  };

  const now = await scores(ranking);
  const folds = await crossValidate(ranking, CHANGES, scores, dealt(set.queries.size, FOLDS, seed));
  const all = await ascend(ranking, CHANGES, scores, [...now.keys()]);

  console.log(`\n${known.size} sets of constants tried; mean nDCG@10, unjudged as 0`);
  for (const [fold, { trained, heldOut, queries }] of folds.entries()) {
    const before = mean(queries.map((query) => now[query] as number));
    console.log(
      `  fold ${fold + 1}: trained ${three(trained)}, held out ${three(heldOut)}, now ${three(before)}`,
    );
  }
  const gains: number[] = [];
  for (const { constants, queries } of folds) {
    const found = await scores(constants);
    for (const query of queries) gains.push((found[query] as number) - (now[query] as number));
  }
  const { low, high } = bootstrap(gains);
  console.log(`now ${three(mean(now))}; tuned, held out ${three(mean(now) + mean(gains))}`);
  console.log(`gain held out ${three(mean(gains))} (${three(low)} to ${three(high)})`);
  console.log(`all queries would choose, for ${three(all.score)} on themselves:`);
  console.log(JSON.stringify(all.constants, null, 2));
}

const three = (value: number) => value.toFixed(3);
