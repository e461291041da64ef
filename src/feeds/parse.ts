import Papa from 'papaparse';
import { AppError } from '#lib/errors.ts';
import { emptyFeed } from './decode.ts';
import { assertCsv, detectDelimiter, firstLine, newlineOf } from './dialect.ts';

/** A record longer than this comes from a quote that is opened and never closed. */
const MAX_RECORD = 1_000_000;

export interface CsvRow {
  /** The line of the file on which the row begins, from 1. */
  line: number;
  cells: readonly string[];
}

/**
 * Reads CSV in pieces: first the header, then the rows as they come, blank ones included (one empty cell).
 * Line ends may be LF, CRLF or CR; without a delimiter the one that splits the header most is taken.
 * A quote that is never closed costs the line it stands on, which comes as a row of one cell.
 * @throws AppError `feed_empty`, `record_too_long`, `feed_is_binary`, `feed_is_html`, `feed_is_xml`, `feed_is_json`
 */
export async function* parseCsv(pieces: AsyncIterable<string>, delimiter?: string): AsyncGenerator<CsvRow[]> {
  const reader = createReader(delimiter);
  for await (const piece of pieces) {
    const rows = reader.take(piece, false);
    if (rows.length) yield rows;
  }
  const rows = reader.take('', true);
  if (!reader.begun()) throw emptyFeed();
  if (rows.length) yield rows;
}

function createReader(delimiter: string | undefined) {
  let buffer = '';
  let line = 1;
  let newline: ReturnType<typeof newlineOf> = '\n';
  let parser: Papa.Parser | undefined;

  function begin(last: boolean): Papa.Parser | undefined {
    const start = firstLine(buffer, last);
    if (!start) return undefined;
    assertCsv(buffer);
    newline = newlineOf(start.end);
    return new Papa.Parser({ delimiter: delimiter ?? detectDelimiter(start.text), newline });
  }

  /** Gives up the first line of a record that does not end, so that the lines after it are read. */
  function cutLine(): CsvRow {
    const end = buffer.indexOf(newline);
    const row = { line, cells: [end < 0 ? buffer : buffer.slice(0, end)] };
    buffer = end < 0 ? '' : buffer.slice(end + newline.length);
    line++;
    return row;
  }

  return {
    begun: () => parser !== undefined,
    take(piece: string, last: boolean): CsvRow[] {
      buffer += piece;
      parser ??= begin(last);
      if (!parser) {
        if (buffer.length > MAX_RECORD && buffer.trim()) throw tooLongLine();
        return [];
      }
      const rows: CsvRow[] = [];
      for (;;) {
        let parsed = parser.parse(buffer, 0, !last) as Parsed;
        const unclosed = last && parsed.errors.some(({ code }) => code === 'MissingQuotes');
        if (unclosed) parsed = parser.parse(buffer, 0, true) as Parsed;
        if (last && !unclosed) dropLineEnd(parsed.data);
        for (const cells of parsed.data) {
          rows.push({ line, cells });
          line += 1 + newlinesIn(cells, newline);
        }
        buffer = buffer.slice(parsed.meta.cursor);
        const tooLong = buffer.length > MAX_RECORD;
        if (tooLong && !buffer.includes(newline)) throw tooLongLine();
        if (!unclosed && !tooLong) return rows;
        rows.push(cutLine());
      }
    },
  };
}

const tooLongLine = (): AppError =>
  new AppError(
    'record_too_long',
    'The feed has a line of more than a million characters, so it is hardly a CSV: fetch it again, or ask the shop.',
  );

interface Parsed {
  data: string[][];
  errors: { code: string }[];
  meta: { cursor: number };
}

/** What stands after the last line end is no row. */
function dropLineEnd(data: string[][]): void {
  const end = data.at(-1);
  if (end?.length === 1 && end[0] === '') data.pop();
}

function newlinesIn(cells: readonly string[], newline: string): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf(newline); at >= 0; at = cell.indexOf(newline, at + newline.length)) count++;
  }
  return count;
}
