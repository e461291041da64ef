import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { WholeEdition } from '#catalogue/whole-edition.ts';
import type { EditionKey } from '#editions/editions.ts';
import { type Directory, ENTRY, type Entry, FORMAT, pathOf } from '#engine/files/directory.ts';
import { writeBrands } from './brands.ts';
import { writeFacts } from './facts.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';
import { writeGone, writeItems } from './items.ts';
import { numberProducts } from './numbering.ts';
import { writeOrders } from './orders.ts';
import { replaceFile } from './place-file.ts';
import { writePostings } from './postings.ts';
import { type Made, openRecord, RECORD } from './record.ts';
import { seenOf } from './seen.ts';
import { writeCodes, writeIds } from './tables.ts';
import { writeWords } from './words.ts';

export interface ExportOptions {
  edition: EditionKey;
  /** The folder that the site is served from; answers go below `data/` in it. What others wrote there may stay. */
  folder: string;
  /** The folder of an earlier export, whose files are taken over where they are the same. It may be the same one. */
  earlier?: string;
  /** Whether nobody reads what lies in the folder: files that are left there are made into others, which is quicker. */
  isSpare?: boolean;
  /** Changes with the program: what another one wrote is not taken for what this one would write. */
  program?: string;
}

export interface Exported {
  /** The files of the export, below the folder. */
  files: readonly string[];
  /** Files that were there before and are none of them, below the folder. */
  left: readonly string[];
  /** How many of them had to be written. */
  written: number;
}

export const DATA = 'data';

/** Writes all that an edition's reading calls answer as files, from one state of the catalogue. */
export async function exportEdition(catalogue: Catalogue, options: ExportOptions): Promise<Exported> {
  const whole = await catalogue.whole(options.edition);
  try {
    return write(whole, options);
  } finally {
    whole.close();
  }
}

function write(whole: WholeEdition, { folder, earlier, isSpare, program = '' }: ExportOptions): Exported {
  const data = join(folder, DATA);
  mkdirSync(data, { recursive: true });
  const writer = createFileWriter(data, earlier && join(earlier, DATA), isSpare);
  const made = openRecord(earlier && join(earlier, DATA), program, writer.has);
  const directory = writeAll(whole, writer, made);
  const entry: Entry = {
    format: FORMAT,
    directory: writer.put('directory', JSON.stringify(directory)),
    searching: [pathOf('router', directory.router), pathOf('popularity', directory.popularity)],
  };
  const left = writer.finish([RECORD, ENTRY]);
  made.save(data);
  replaceFile(join(data, ENTRY), JSON.stringify(entry));
  const below = (path: string) => join(DATA, path);
  const files = [...writer.done, RECORD, ENTRY];
  return { files: files.map(below), left: left.map(below), written: writer.written };
}

function writeAll(whole: WholeEdition, writer: FileWriter, made: Made): Directory {
  const { snapshot, hierarchy, popularBrands, popularSearches, uses } = whole;
  const json = (kind: string, value: unknown): string => writer.put(kind, JSON.stringify(value));
  const numbering = numberProducts(snapshot);
  const seen = seenOf(whole);
  const { places, ...brands } = writeBrands(snapshot, writer);
  return {
    size: numbering.size,
    runs: numbering.runs,
    categories: snapshot.names.categories,
    subcategories: snapshot.names.subcategories,
    ...writeFacts(snapshot, numbering, places, writer),
    ...writeOrders(snapshot, numbering, writer),
    ...writeItems(whole, numbering, seen, writer, made),
    seen: seen.times,
    router: writePostings(snapshot, numbering, writer, made),
    ...writeWords(snapshot, writer),
    ...brands,
    uses: json('uses', { searches: [...uses.searches], brands: [...uses.brands] }),
    hierarchy: json('hierarchy', hierarchy),
    popular: json('popular', { brands: popularBrands, searches: popularSearches }),
    ids: writeIds(whole, numbering, writer, made),
    codes: writeCodes(whole, numbering, writer, made),
    gone: writeGone(whole, numbering, seen, writer),
  };
}
