import type { Catalogue } from '#catalogue/catalogue.ts';
import type { Product } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import { allProducts } from './catalogues.ts';
import { createIdentifier, itemOf } from './known-items.ts';
import { KINDS, type KnownQuery, queriesOf } from './known-kinds.ts';
import { mean, randomOf } from './metrics.ts';
import { type Entry, miniSearch, ours, plainFts5, type Ranker } from './rankers.ts';

export interface KnownOptions {
  /** Queries of each kind. */
  count: number;
  seed: number;
  failures: boolean;
  /** Leaves the comparators out. */
  alone: boolean;
}

export interface Hits {
  first: number;
  ten: number;
}

const DEPTH = 10;

/** Success of each query of a kind: whether a right product is first, and among the first ten. */
export async function hitsOf(ranker: Ranker, queries: readonly KnownQuery[], onMiss?: Miss): Promise<Hits> {
  const ranks: number[] = [];
  for (const query of queries) {
    const results = await ranker.search(query.text, DEPTH);
    const rank = results.findIndex((id) => query.right.has(id));
    if (rank !== 0) onMiss?.(query, rank, results);
    ranks.push(rank);
  }
  return {
    first: mean(ranks.map((rank) => (rank === 0 ? 1 : 0))),
    ten: mean(ranks.map((rank) => (rank >= 0 ? 1 : 0))),
  };
}
type Miss = (query: KnownQuery, rank: number, results: readonly string[]) => void;

const percent = (share: number) => (share * 100).toFixed(1).padStart(5);
const cell = ({ first, ten }: Hits) => `${percent(first)} ${percent(ten)}`;

/** Prints success at 1 and at 10 by kind of query, for one edition of a catalogue. */
export async function reportKnown(
  title: string,
  catalogue: Catalogue,
  edition: EditionKey,
  options: KnownOptions,
): Promise<void> {
  const products = await allProducts(catalogue, edition);
  const entries = options.alone ? [] : products.map(entryOf);
  const rankers = [
    ours(catalogue, edition),
    ...(options.alone ? [] : [plainFts5(entries, 'AND'), miniSearch(entries, true)]),
  ];
  const names = new Map(products.map(({ id_c10, c10_product_name }) => [id_c10, c10_product_name]));

  console.log(`\nKnown items in ${title}: ${products.length} products; success at 1 and at 10, %`);
  console.log(`${' '.repeat(30)}${rankers.map(({ name }) => name.padEnd(18)).join('')}`);
  const totals: Hits[][] = rankers.map(() => []);
  for (const { kind, queries } of knownQueries(products, edition, options)) {
    const cells: string[] = [];
    for (const [at, ranker] of rankers.entries()) {
      const onMiss = at === 0 && options.failures ? missPrinter(names) : undefined;
      const hits = await hitsOf(ranker, queries, onMiss);
      totals[at]?.push(hits);
      cells.push(cell(hits).padEnd(18));
    }
    console.log(`${kind.padEnd(23)}${String(queries.length).padStart(5)}  ${cells.join('')}`);
  }
  const overall = totals.map((hits) => ({
    first: mean(hits.map(({ first }) => first)),
    ten: mean(hits.map(({ ten }) => ten)),
  }));
  console.log(`${'mean of the kinds'.padEnd(30)}${overall.map((hits) => cell(hits).padEnd(18)).join('')}`);
}

/** Queries of every kind that the products give any of. */
export function knownQueries(
  products: readonly Product[],
  edition: EditionKey,
  { count, seed }: Pick<KnownOptions, 'count' | 'seed'>,
): { kind: string; queries: KnownQuery[] }[] {
  const items = products.map(itemOf);
  const identifier = createIdentifier(items);
  return KINDS.map((kind, index) => {
    const random = randomOf(seed * 1000 + index);
    return { kind: kind.name, queries: queriesOf(kind, items, count, { identifier, edition, random }) };
  }).filter(({ queries }) => queries.length > 0);
}

const missPrinter =
  (names: ReadonlyMap<string, string>): Miss =>
  ({ text, right }, rank, [top]) => {
    const meant = [...right].map((id) => names.get(id))[0];
    console.log(`    ${rank < 0 ? 'not found' : `at ${rank + 1}`}: ${text}`);
    console.log(`      meant ${meant}; first ${top ? names.get(top) : 'nothing'}`);
  };

const entryOf = (product: Product): Entry => ({
  id: product.id_c10,
  name: product.c10_product_name,
  brand: product.brand_name ?? '',
  body: [
    product.product_model,
    product.mpn,
    product.ean,
    product.isbn,
    product.keywords,
    product.merchant_category,
    product.category_name,
    product.subcategory_name,
    product.specifications,
    product.short_description_c10,
    product.descripcion_c10,
  ]
    .filter(Boolean)
    .join(' '),
});
