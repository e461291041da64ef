import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import type { Grades } from './metrics.ts';

const text = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value).trim()));

/** A product of a judged set: `id`, a `title`, and what else it tells; `attr_*` are kept as they come. */
const productSchema = z.looseObject({
  id: z.union([z.string().trim().min(1), z.number()]).transform(String),
  title: text,
  name: text,
  supplier: text,
  short_description: text,
  price: text,
  ean: z.union([z.array(text), text.transform((ean) => [ean])]).transform((eans) => eans.filter(Boolean)),
});
export type JudgedProduct = z.infer<typeof productSchema>;

export interface JudgedSet {
  products: JudgedProduct[];
  /** Grades by query, for the queries that have a relevant document. */
  queries: Map<string, Grades>;
}

/**
 * Reads products (JSON lines, may be gzip) and judgments (CSV: query, docid, rating).
 * @throws AppError `judged_set_unreadable` naming the file and the line
 */
export function readJudgedSet(productsFile: string, judgmentsFile: string): JudgedSet {
  const products = new Map(readProducts(productsFile).map((product) => [product.id, product]));
  const queries = readJudgments(judgmentsFile);
  for (const [query, grades] of queries) if (!hasRelevant(grades)) queries.delete(query);
  if (queries.size === 0) throw unreadable(judgmentsFile, 'no query has a document rated above 0');
  return { products: [...products.values()], queries };
}

const hasRelevant = (grades: Grades): boolean => [...grades.values()].some((grade) => grade > 0);

function readProducts(file: string): JudgedProduct[] {
  const lines = readText(file).split('\n');
  const products = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const parsed = productSchema.safeParse(parseLine(file, line, index + 1));
    if (parsed.success && (parsed.data.title || parsed.data.name)) return [parsed.data];
    const problem = parsed.success ? 'title is missing' : z.prettifyError(parsed.error);
    throw unreadable(file, problem, index + 1);
  });
  if (products.length === 0) throw unreadable(file, 'it has no products');
  return products;
}

function parseLine(file: string, line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw unreadable(file, (cause as Error).message, number);
  }
}

function readJudgments(file: string): Map<string, Grades> {
  const { data, meta } = Papa.parse<Record<string, string>>(readText(file), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = ['query', 'docid', 'rating'].filter((column) => !meta.fields?.includes(column));
  if (missing.length) throw unreadable(file, `the column ${missing.join(', ')} is missing`);
  const queries = new Map<string, Map<string, number>>();
  for (const [index, row] of data.entries()) {
    const [query, id, rating] = [row.query?.trim(), row.docid?.trim(), row.rating?.trim()];
    const grade = Number(rating);
    if (!query || !id || !rating || !(grade >= 0 && grade <= 10))
      throw unreadable(file, `needs a query, a docid and a rating from 0 to 10`, index + 2);
    const grades = queries.get(query) ?? new Map<string, number>();
    queries.set(query, grades.set(id, grade));
  }
  return queries;
}

function readText(file: string): string {
  try {
    const bytes = readFileSync(file);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return (isGzip ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw unreadable(file, (cause as Error).message);
  }
}

const unreadable = (file: string, problem: string, line?: number): AppError =>
  new AppError('judged_set_unreadable', `${file}${line ? `, line ${line}` : ''}: ${problem}.`);
