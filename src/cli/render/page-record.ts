import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Call } from './recorded-calls.ts';

/** What the pages of a build were made from. */
export interface PageRecord {
  /** A digest of what goes into every page. */
  basis: string;
  pages: ReadonlyMap<string, RecordedPage>;
  /** The digest of each answer. */
  answers: ReadonlyMap<Call, string>;
}

export interface RecordedPage {
  /** Changes when its file is written again. */
  file: string;
  calls: readonly Call[];
  /** How search engines are told of it; null where they are not. */
  listed: ListedPage | null;
}

export interface ListedPage {
  /** Its canonical address, as it stands in the page. */
  address: string;
  /** When its content changed last; UTC ISO 8601. */
  changedAt: string;
}

/** Calls are held once and named by their place. */
const schema = z.object({
  basis: z.string(),
  answers: z.array(z.tuple([z.string(), z.string()])),
  pages: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.array(z.number().int().nonnegative()),
      z.object({ address: z.string(), changedAt: z.iso.datetime() }).nullable(),
    ]),
  ),
});

/** The record in a file; null where there is none or it is none. */
export async function readPageRecord(path: string): Promise<PageRecord | null> {
  try {
    const { basis, answers, pages } = schema.parse(JSON.parse(await readFile(path, 'utf8')));
    return {
      basis,
      answers: new Map(answers),
      pages: new Map(
        pages.map(([page, file, calls, listed]) => [
          page,
          { file, calls: calls.map((at) => callAt(answers, at)), listed },
        ]),
      ),
    };
  } catch {
    return null;
  }
}

export async function writePageRecord(path: string, record: PageRecord): Promise<void> {
  const answers = [...record.answers];
  const places = new Map(answers.map(([call], at) => [call, at]));
  const pages = [...record.pages].map(([page, { file, calls, listed }]) => [
    page,
    file,
    calls.map((call) => places.get(call)),
    listed,
  ]);
  await writeFile(path, JSON.stringify({ basis: record.basis, answers, pages }));
}

function callAt(answers: readonly (readonly [Call, string])[], at: number): Call {
  const found = answers[at];
  if (!found) throw new RangeError(`There is no answer ${at}.`);
  return found[0];
}
