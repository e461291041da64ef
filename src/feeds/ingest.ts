import type { Catalogue, CatalogueImport, ImportCounts } from '#catalogue/catalogue.ts';
import { packedAt } from '#catalogue/packed-offer.ts';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import type { FeedReader } from './feed-reader.ts';
import { labelOf } from './fetch.ts';
import type { Profile } from './profile.ts';
import type { FeedBatch } from './read-feed.ts';
import { createTally, type ImportReport, type Tally } from './report.ts';

export interface IngestRequest {
  catalogue: Catalogue;
  reader: FeedReader;
  profile: Profile;
  edition: EditionKey;
  /** A path or an http(s) address. */
  input: string;
  /** When the feed counts as read. */
  seenAt: Date;
  allowShrink?: boolean;
  /** Called now and then with the rows read so far. */
  progress?: (rows: number) => void;
}

const PRODUCT_ID = packedAt('merchantProductId');

/**
 * Takes one feed into the catalogue, reading it in one thread and storing it in this one, as one transaction.
 * A bad row is refused and reported; a bad feed changes nothing.
 * @throws AppError with the code of the step that failed, or `feed_no_offers` where no row was usable
 */
export async function ingest(request: IngestRequest): Promise<ImportReport> {
  const started = performance.now();
  const { edition, profile, input } = request;
  const seenAt = request.seenAt.toISOString();
  const feed = await request.reader.open({ input, profile, edition, seenAt });
  try {
    const source = { edition, source: labelOf(input), profile: profile.name, seenAt };
    const running = await request.catalogue.import(source);
    const { tally, counts } = await store(feed.batches, running, request);
    return {
      ...source,
      encoding: feed.head.encoding,
      seconds: (performance.now() - started) / 1000,
      ...tally.report(counts),
      unknownColumns: feed.head.unknownColumns,
    };
  } finally {
    await feed.close();
  }
}

async function store(
  batches: AsyncIterable<FeedBatch>,
  running: CatalogueImport,
  request: IngestRequest,
): Promise<{ tally: Tally; counts: ImportCounts }> {
  const tally = createTally();
  try {
    for await (const batch of batches) {
      await storeBatch(batch, running, tally);
      request.progress?.(tally.read);
    }
    if (tally.read === tally.refused) throw noOffers(tally);
    return { tally, counts: await running.finish({ allowShrink: request.allowShrink }) };
  } finally {
    await running.abort();
  }
}

async function storeBatch(batch: FeedBatch, running: CatalogueImport, tally: Tally): Promise<void> {
  const { offers, lines } = batch;
  tally.rows(batch.read, batch.blank);
  for (const { line, code, value } of batch.refusals) tally.refuse(line, code, value);
  const twice = new Set(await running.putPacked(offers));
  for (const at of twice) tally.refuse(lines[at] as number, 'id_duplicate', String(offers[at]?.[PRODUCT_ID]));
  for (const { at, codes, category } of batch.notes) {
    if (!twice.has(at)) for (const code of codes) tally.note(lines[at] as number, code, category);
  }
}

function noOffers(tally: Tally): AppError {
  return new AppError(
    'feed_no_offers',
    tally.read === 0
      ? 'The feed has a header but no rows; nothing was changed. Fetch it again, or ask the shop for it.'
      : `None of the ${tally.read} rows can be used, most of them because of ${tally.mostRefused()}; nothing was changed. Check the profile and the edition.`,
    { details: { read: tally.read } },
  );
}
