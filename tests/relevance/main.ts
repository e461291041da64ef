import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AppError } from '#lib/errors.ts';
import { mediaMarktIsPresent, SHARED, withMediaMarkt, withSamples } from './catalogues.ts';
import { reportJudged } from './judged-report.ts';
import { type JudgedSet, readJudgedSet } from './judged-set.ts';
import { type KnownOptions, reportKnown } from './known-report.ts';
import { reportTuning } from './tune.ts';

const HELP = `Measures how well searches find what is meant.

npm run relevance                                  the judged set and the known-item test
npm run relevance -- --products F --judgments F    another judged set of the same form
  --tune                 what other constants of ranking would gain on queries kept out (minutes)
  --only judged|known    one of the two
  --failures             print the weakest queries, and the known items that were not first
  --alone                leave the comparators of the known-item test out
  --queries N            known-item queries of each kind and catalogue (200)
  --seed N               another draw of them (1)`;

const ICECAT = join(SHARED, 'icecat-electronics');

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      products: { type: 'string' },
      judgments: { type: 'string' },
      only: { type: 'string' },
      failures: { type: 'boolean', default: false },
      tune: { type: 'boolean', default: false },
      alone: { type: 'boolean', default: false },
      queries: { type: 'string', default: '200' },
      seed: { type: 'string', default: '1' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { products, judgments, failures, alone } = values;
  const seed = whole(values.seed);
  if (products || judgments) {
    if (!products || !judgments) throw new AppError('usage', 'Name both: --products FILE --judgments FILE.');
    const set = readJudgedSet(products, judgments);
    return values.tune ? reportTuning(set, seed) : reportJudged(products, set, failures);
  }
  if (values.tune) {
    const set = icecat();
    return set ? reportTuning(set, seed) : undefined;
  }
  if (values.only !== 'known') {
    const set = icecat();
    if (set) await reportJudged('icecat-electronics', set, failures);
  }
  const known = { count: whole(values.queries), seed, failures, alone };
  if (values.only !== 'judged') await knownItems(known);
}

function whole(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new AppError('usage', `${text} is no whole number above 0.`);
}

function icecat(): JudgedSet | null {
  if (existsSync(ICECAT))
    return readJudgedSet(join(ICECAT, 'products.jsonl.gz'), join(ICECAT, 'judgments.csv'));
  console.log(`Skipped: the judged products are not at ${ICECAT}.`);
  return null;
}

async function knownItems(options: KnownOptions): Promise<void> {
  await withSamples(async (catalogue) => {
    await reportKnown('the samples, Spanish edition', catalogue, 'ES', options);
    await reportKnown('the samples, UK edition', catalogue, 'UK', options);
  });
  if (mediaMarktIsPresent)
    await withMediaMarkt((catalogue) => reportKnown('MediaMarkt', catalogue, 'ES', options));
  else console.log('Skipped: the MediaMarkt catalogue is not beside this project.');
}

try {
  await run();
} catch (error) {
  const isUsage = String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof AppError) && !isUsage) throw error;
  console.error((error as Error).message);
  process.exitCode = 2;
}
