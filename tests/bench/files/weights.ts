import type { Category } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { openSession, percentile, type Session, searchPath } from './sessions.ts';

/** Queries of one shopper. */
const A_SESSION = 6;

export interface Spread {
  p50: number;
  p95: number;
  most: number;
}

export const spreadOf = (numbers: readonly number[]): Spread => ({
  p50: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
  most: Math.max(0, ...numbers),
});

/** What searches took: bytes of data, requests, and rounds of those. */
export type Taken = Record<'bytes' | 'files' | 'rounds', Spread>;

/** What is fetched before the first result, and of each query after it, of shoppers who make six. */
export async function searchWeights(
  folder: string,
  edition: EditionKey,
  texts: readonly string[],
): Promise<Record<'first' | 'later', Taken>> {
  const first: Awaited<ReturnType<Session['ask']>>[] = [];
  const later: typeof first = [];
  for (let at = 0; at < texts.length; at += A_SESSION) {
    const session = openSession(folder, edition);
    for (const [place, text] of texts.slice(at, at + A_SESSION).entries()) {
      (place === 0 ? first : later).push(await session.ask(searchPath(text)));
    }
  }
  const taken = (answers: typeof first): Taken => ({
    bytes: spreadOf(answers.map(({ bytes }) => bytes)),
    files: spreadOf(answers.map(({ files }) => files)),
    rounds: spreadOf(answers.map(({ rounds }) => rounds)),
  });
  return { first: taken(first), later: taken(later) };
}

const FILTERS = [
  'condition=new',
  'sort=price_asc',
  'sort=rating&max_price=100',
  'sort=recent&min_price=20',
  'sort=popularity',
];

/** Bytes of data before the first filtered list: of a category or subcategory, and of all products. */
export async function listWeights(folder: string, edition: EditionKey) {
  const tree = (await openSession(folder, edition).ask('/api/db/categories/hierarchy')).body as Category[];
  const scopes = tree
    .flatMap((category) => [
      { path: `/category/${category.slug}`, count: category.count },
      ...category.subcategories.map(({ slug, count }) => ({ path: `/subcategory/${slug}`, count })),
    ])
    .filter(({ count }) => count > 0)
    .map(({ path }) => path);
  const weigh = async (path: string) => (await openSession(folder, edition).ask(path)).bytes;
  const scoped: number[] = [];
  const all: number[] = [];
  for (const filter of FILTERS) {
    for (const scope of scopes) scoped.push(await weigh(`/api/products/all${scope}?fields=card&${filter}`));
    for (const list of ['deals', 'featured', 'all'])
      all.push(await weigh(`/api/products/${list}?fields=card&${filter}`));
  }
  return { scoped: spreadOf(scoped), all: spreadOf(all) };
}
