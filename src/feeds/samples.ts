import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { createFeedReader } from './feed-reader.ts';
import { ingest } from './ingest.ts';
import { loadProfile } from './profile.ts';
import type { ImportReport } from './report.ts';

const FEEDS = join(import.meta.dirname, '../../data/feeds');
const DAY = 86_400_000;

const manifestSchema = z.array(
  z.object({ file: z.string(), edition: z.enum(['ES', 'UK']), daysAgo: z.number().int().min(0) }),
);

/**
 * Takes in the sample feeds of `data/feeds/feeds.json` in their order. Each version counts as read so
 * many days before `now` as the manifest says, so that a demonstration has fresh prices and a history.
 */
export async function importSamples(options: {
  catalogue: Catalogue;
  now: Date;
  onReport?: (report: ImportReport) => void;
}): Promise<ImportReport[]> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(FEEDS, 'feeds.json'), 'utf8')));
  const profile = await loadProfile('awin');
  const reader = createFeedReader();
  const reports: ImportReport[] = [];
  try {
    for (const { file, edition, daysAgo } of manifest) {
      const report = await ingest({
        catalogue: options.catalogue,
        reader,
        profile,
        edition,
        input: join(FEEDS, file),
        seenAt: new Date(options.now.getTime() - daysAgo * DAY),
      });
      options.onReport?.(report);
      reports.push(report);
    }
    return reports;
  } finally {
    await reader.close();
  }
}
