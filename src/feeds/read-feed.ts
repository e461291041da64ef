import { type PackedOffer, packOffer } from '#catalogue/packed-offer.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { Classifier } from './classify.ts';
import type { NoteCode } from './codes.ts';
import { compileProfile } from './compile-profile.ts';
import { decodeFeed } from './decode.ts';
import { fetchFeed } from './fetch.ts';
import { type CsvRow, parseCsv } from './parse.ts';
import type { Profile } from './profile.ts';
import type { Refusal } from './report.ts';
import { type RowContext, toOffer } from './to-offer.ts';

/** What to read and how; plain values. */
export interface ReadRequest {
  /** A path or an http(s) address. */
  input: string;
  profile: Profile;
  edition: EditionKey;
  /** When the feed counts as read; UTC ISO 8601. */
  seenAt: string;
}

/** What the beginning of a feed tells. */
export interface FeedHead {
  /** How its bytes are read as text. */
  encoding: string;
  unknownColumns: readonly string[];
}

/** Some rows of a feed; plain values. */
export interface FeedBatch {
  /** Rows with content. */
  read: number;
  blank: number;
  offers: PackedOffer[];
  /** For each offer the line of the file on which its row begins. */
  lines: number[];
  /** What had to be left out of some of the offers, by their positions here. */
  notes: { at: number; codes: readonly NoteCode[]; category: string | undefined }[];
  refusals: Refusal[];
}

/**
 * Reads a feed: fetch, decode, parse, map, validate, pack. Its head comes first, then its rows.
 * @throws AppError with the code of the step that failed
 */
export async function* readFeed(
  request: ReadRequest,
  classifier: Classifier,
): AsyncGenerator<FeedHead | FeedBatch> {
  const feed = await fetchFeed(request.input);
  try {
    let encoding = '';
    const pieces = decodeFeed(feed.path, request.profile.encoding, (name) => {
      encoding = name;
    });
    let context: RowContext | undefined;
    for await (const rows of parseCsv(pieces, request.profile.delimiter)) {
      let data = rows;
      if (!context) {
        const start = rows.findIndex(({ cells }) => !isBlank(cells));
        context = contextOf(request, classifier, rows[start]?.cells ?? []);
        yield { encoding, unknownColumns: context.compiled.unknownColumns };
        data = rows.slice(start + 1);
      }
      yield toBatch(data, context);
    }
  } finally {
    await feed.dispose();
  }
}

const contextOf = (
  { profile, edition, seenAt }: ReadRequest,
  classifier: Classifier,
  header: readonly string[],
): RowContext => ({
  edition: editions[edition],
  compiled: compileProfile(profile, header),
  classifier,
  seenAt,
  width: header.length,
});

function toBatch(rows: readonly CsvRow[], context: RowContext): FeedBatch {
  const batch: FeedBatch = { read: 0, blank: 0, offers: [], lines: [], notes: [], refusals: [] };
  for (const { line, cells } of rows) {
    if (isBlank(cells)) {
      batch.blank++;
      continue;
    }
    batch.read++;
    const result = toOffer(cells, context);
    if ('refusal' in result) {
      batch.refusals.push({ line, code: result.refusal, value: result.value });
      continue;
    }
    const { offer, notes } = result;
    if (notes.length)
      batch.notes.push({ at: batch.offers.length, codes: notes, category: offer.merchantCategory });
    batch.lines.push(line);
    batch.offers.push(packOffer(offer));
  }
  return batch;
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
