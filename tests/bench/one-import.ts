import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import type { Figures } from './ingest.bench.ts';

/** One import in a process of its own; tells the parent its figures. Arguments: catalogue file, feed. */
const [file = '', input = ''] = process.argv.slice(2);
const catalogue = openSqlite(file);
const reader = createFeedReader();
const report = await ingest({
  catalogue,
  reader,
  profile: await loadProfile('mediamarkt'),
  edition: 'ES',
  input,
  seenAt: new Date(),
});
await reader.close();
await catalogue.close();
const { user, system } = process.cpuUsage();
process.send?.({
  rows: report.read,
  elapsed: report.seconds,
  cpu: (user + system) / 1e6,
  memory: Math.round(process.resourceUsage().maxRSS / 1024),
} satisfies Figures);
