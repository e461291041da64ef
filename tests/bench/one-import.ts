import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createClassifier } from '#feeds/classify.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import type { Figures } from './ingest.bench.ts';

/** One import in a process of its own; tells the parent its figures. Arguments: catalogue file, feed. */
const [file = '', input = ''] = process.argv.slice(2);
const catalogue = openSqlite(file);
const report = await ingest({
  catalogue,
  classifier: createClassifier(),
  profile: await loadProfile('mediamarkt'),
  edition: 'ES',
  input,
  seenAt: new Date(),
});
await catalogue.close();
const { user, system } = process.cpuUsage();
process.send?.({
  rows: report.read,
  elapsed: report.seconds,
  cpu: (user + system) / 1e6,
  memory: Math.round(process.resourceUsage().maxRSS / 1024),
} satisfies Figures);
