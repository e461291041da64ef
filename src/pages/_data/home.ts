import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogue } from '#catalogue/open.ts';
import type { Category } from '#contract/directory.ts';
import type { Product } from '#contract/product.ts';
import { PAGE_SIZE } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { ListRequest } from '#engine/requests.ts';
import type { HomeView } from '#features/listing/list-view.ts';

/** Products of the sections that are one row. */
const SHORT_ROW = 4;
/** What sections ask for, so that enough is left when what stands above them is taken out. */
const PLENTY = 5 * PAGE_SIZE;

/** The heads of the lists, each product in the first section that has it. */
export async function loadHome(edition: EditionKey): Promise<HomeView> {
  const store = await catalogue();
  const list = async (request: Omit<ListRequest, 'edition'>) =>
    (await store.list({ edition, limit: PLENTY, ...request })).products;
  const categories = await store.hierarchy(edition);
  const [deals, featured, popular, newest, recentDeals, usedDeals, bestSellers] = await Promise.all([
    list({ list: 'deals', limit: PAGE_SIZE }),
    list({ list: 'featured', excludeDeals: true, limit: PAGE_SIZE }),
    list({ list: 'popular' }),
    list({ list: 'recent' }),
    list({ list: 'deals', sort: 'recent' }),
    list({ list: 'deals', sort: 'popularity' }),
    loadBestSellers(store, edition, categories),
  ]);
  const shown = new Set<string>();
  const next = (products: readonly Product[], most: number): Product[] => {
    const unseen = products.filter(({ id_c10 }) => !shown.has(id_c10)).slice(0, most);
    for (const { id_c10 } of unseen) shown.add(id_c10);
    return unseen;
  };
  return {
    categories,
    deals: next(deals, PAGE_SIZE),
    featured: next(featured, PAGE_SIZE),
    popular: next(popular, SHORT_ROW),
    recentDeals: next(recentDeals, SHORT_ROW),
    bestSellers: bestSellers.flatMap((products) => next(products, 1)),
    newArrivals: next(newest, SHORT_ROW),
    onSale: next(usedDeals, SHORT_ROW),
  };
}

/** The most used products of the largest categories. */
async function loadBestSellers(
  store: Catalogue,
  edition: EditionKey,
  categories: readonly Category[],
): Promise<Product[][]> {
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, SHORT_ROW);
  const heads = await Promise.all(
    largest.map(({ slug }) => store.list({ edition, list: 'popular', category: slug, limit: PAGE_SIZE })),
  );
  return heads.map(({ products }) => products);
}
