import { parseArgs } from 'node:util';
import { withChromium, withShop } from '../pages/shop.ts';
import { INTERACTIONS } from './pages/interactions.ts';
import { comparePaints } from './pages/paints.ts';
import { measure } from './pages/stopwatch.ts';

const HELP = `npm run bench:pages [-- options]

Prints how long a shopper waits on a list, in the Chromium of the tests:
  1. from the tap or key to the frame that shows its effect, at a processor 4 times slower
  2. Lighthouse's first and largest paint of the list beside an empty page in the same run

  --runs N    how often each is measured (default 15); figures are medians
  --paints N  how often Lighthouse runs on each page (default 3; 0 leaves it out)
  --peer URL  a page that does the same work in another way, measured beside the list`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '15' },
    paints: { type: 'string', default: '3' },
    peer: { type: 'string' },
    help: { type: 'boolean' },
  },
});

if (values.help) console.log(HELP);
else await withShop(run);

async function run(origin: string): Promise<void> {
  console.log('\n| 4x slower processor, ms | median | slowest | bound |\n| --- | --- | --- | --- |');
  await withChromium([], async (browser) => {
    for (const interaction of INTERACTIONS) {
      const times = await measure(interaction, { browser, origin, runs: Number(values.runs) });
      const [middle, slowest] = times ?? ['not there', ''];
      console.log(`| ${interaction.name} | ${middle} | ${slowest} | ${interaction.bound} |`);
    }
  });
  if (Number(values.paints) > 0) await comparePaints(origin, Number(values.paints), values.peer);
}
