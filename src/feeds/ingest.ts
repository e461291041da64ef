import type { Catalogue, CatalogueImport, ImportCounts } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import type { Classifier } from './classify.ts';
import type { NoteCode } from './codes.ts';
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
}

/**
 * Takes one feed into the catalogue: fetch, decode, parse, map, validate, store, as one transaction.
 * A bad row is refused and reported; a bad feed changes nothing.
 * @throws AppError with the code of the step that failed, or `feed_no_offers` where no row was usable
 */
export async function ingest(request: IngestRequest): Promise<ImportReport> {
  const started = performance.now();
  const feed = await fetchFeed(request.input);
  try {
    const seenAt = request.seenAt.toISOString();
    const source = { edition: request.edition, source: feed.label, profile: request.profile.name, seenAt };
    let encoding = '';
    const pieces = decodeFeed(feed.path, request.profile.encoding, (name) => {
      encoding = name;
    });
    const batches = parseCsv(pieces, request.profile.delimiter);
    try {
      const { context, rows } = await readHeader(batches, request, seenAt);
      const { tally, counts } = await store(rows, context, await request.catalogue.import(source), request);
      return {
        ...source,
        encoding,
        seconds: (performance.now() - started) / 1000,
        ...tally.report(counts),
        unknownColumns: context.compiled.unknownColumns,
      };
    } finally {
      await batches.return(undefined);
    }
  } finally {
    await feed.dispose();
  }
}

async function store(
  batches: AsyncIterable<CsvRow[]>,
  context: RowContext,
  running: CatalogueImport,
  request: IngestRequest,
): Promise<{ tally: Tally; counts: ImportCounts }> {
  const tally = createTally();
  try {
    for await (const batch of batches) {
      await storeBatch(batch, context, running, tally);
      request.progress?.(tally.read);
    }
    if (tally.read === tally.refused) throw noOffers(tally);
    return { tally, counts: await running.finish({ allowShrink: request.allowShrink }) };
  } finally {
    await running.abort();
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
  return { context, rows: rest() };
}

async function storeBatch(
  batch: readonly CsvRow[],
  context: RowContext,
  running: CatalogueImport,
  tally: Tally,
): Promise<void> {
  const usable: { line: number; offer: Offer; notes: readonly NoteCode[] }[] = [];
  for (const { line, cells } of batch) {
    if (isBlank(cells)) {
      tally.blank();
      continue;
    }
    tally.row();
    const result = toOffer(cells, context);
    if ('refusal' in result) tally.refuse(line, result.refusal, result.value);
    else usable.push({ line, ...result });
  }
  const duplicates = new Set(await running.put(usable.map(({ offer }) => offer)));
  for (const [index, { line, offer, notes }] of usable.entries()) {
    if (duplicates.has(index)) tally.refuse(line, 'id_duplicate', offer.merchantProductId);
    else for (const note of notes) tally.note(line, note, offer.merchantCategory);
  }
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

function noOffers(tally: Tally): AppError {
  return new AppError(
    'feed_no_offers',
    tally.read === 0
      ? 'The feed has a header but no rows; nothing was changed. Fetch it again, or ask the shop for it.'
      : `None of the ${tally.read} rows can be used, most of them because of ${tally.mostRefused()}; nothing was changed. Check the profile and the edition.`,
    { details: { read: tally.read } },
  );
}
