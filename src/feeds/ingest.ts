import type { Catalogue, CatalogueImport } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import type { Classifier } from './classify.ts';
import { compileProfile } from './compile-profile.ts';
import { decodeFeed } from './decode.ts';
import { fetchFeed } from './fetch.ts';
import { type CsvRow, parseCsv } from './parse.ts';
import type { Profile } from './profile.ts';
import { createTally, type ImportReport, type Tally } from './report.ts';
import { type RowContext, toOffer } from './to-offer.ts';

export interface IngestRequest {
  catalogue: Catalogue;
  classifier: Classifier;
  profile: Profile;
  edition: EditionKey;
  /** A path or an http(s) address. */
  input: string;
  /** When the feed counts as read. */
  seenAt: Date;
  allowShrink?: boolean;
  /** Called now and then with the rows read so far. */
  progress?: (rows: number) => void;
  get?: typeof fetch;
  /** Milliseconds that only grow; for the report's duration. */
  clock?: () => number;
}

/**
 * Takes one feed into the catalogue: fetch, decode, parse, map, validate, store, as one transaction.
 * A bad row is refused and reported; a bad feed changes nothing.
 * @throws AppError with the code of the step that failed, or `feed_no_offers` where no row was usable
 */
export async function ingest(request: IngestRequest): Promise<ImportReport> {
  const { clock = () => performance.now() } = request;
  const started = clock();
  const feed = await fetchFeed(request.input, request.get);
  try {
    const seenAt = request.seenAt.toISOString();
    const source = { edition: request.edition, source: feed.label, profile: request.profile.name, seenAt };
    const batches = parseCsv(decodeFeed(feed.path, request.profile.encoding), request.profile.delimiter);
    const { context, batches: rows } = await readHeader(batches, request, seenAt);
    const running = await request.catalogue.import(source);
    const tally = createTally();
    try {
      for await (const batch of rows) {
        await storeBatch(batch, context, running, tally);
        request.progress?.(tally.read);
      }
      if (tally.read === tally.refused) throw noOffers(tally);
      const counts = await running.finish({ allowShrink: request.allowShrink });
      return {
        ...source,
        seconds: (clock() - started) / 1000,
        ...tally.report(counts),
        unknownColumns: context.compiled.unknownColumns,
      };
    } finally {
      await running.abort();
    }
  } finally {
    await feed.dispose();
  }
}

async function readHeader(batches: AsyncGenerator<CsvRow[]>, request: IngestRequest, seenAt: string) {
  const first = await batches.next();
  const rows: CsvRow[] = first.value ?? [];
  const start = rows.findIndex(({ cells }) => !isBlank(cells));
  const header = rows[start]?.cells ?? [];
  const context: RowContext = {
    edition: editions[request.edition],
    compiled: compileProfile(request.profile, header),
    classifier: request.classifier,
    seenAt,
    width: header.length,
  };
  async function* rest() {
    yield rows.slice(start + 1);
    yield* batches;
  }
  return { context, batches: rest() };
}

async function storeBatch(
  batch: readonly CsvRow[],
  context: RowContext,
  running: CatalogueImport,
  tally: Tally,
): Promise<void> {
  const offers: Offer[] = [];
  const lines: number[] = [];
  for (const { line, cells } of batch) {
    if (isBlank(cells)) {
      tally.blank();
      continue;
    }
    tally.row();
    const result = toOffer(cells, context);
    if ('refusal' in result) {
      tally.refuse(line, result.refusal, result.value);
      continue;
    }
    offers.push(result.offer);
    lines.push(line);
    for (const note of result.notes) tally.note(line, note);
    if (!result.offer.category) tally.unmapped(result.offer.merchantCategory ?? '');
  }
  for (const index of await running.put(offers)) {
    tally.refuse(lines[index] as number, 'id_duplicate', offers[index]?.merchantProductId);
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function noOffers(tally: Tally): AppError {
  const [most] = Object.entries(
    tally.report({ added: 0, changed: 0, unchanged: 0, outdated: 0, vanished: 0, repriced: 0 })
      .refusalsByCode,
  ).sort(([, a], [, b]) => b - a);
  return new AppError(
    'feed_no_offers',
    tally.read === 0
      ? 'The feed has a header but no rows; nothing was changed. Fetch it again, or ask the shop for it.'
      : `None of the ${tally.read} rows can be used, most of them because of ${most?.[0]}; nothing was changed. Check the profile and the edition.`,
    { details: { read: tally.read } },
  );
}
