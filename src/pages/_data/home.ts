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

/** The heads of the lists. Featured products do not repeat the deals, other price drops none shown above them. */
export async function loadHome(edition: EditionKey): Promise<HomeView> {
  const store = await catalogue();
  const list = async (request: Omit<ListRequest, 'edition'>) =>
    (await store.list({ edition, asCards: true, ...request })).products;
  const categories = await store.hierarchy(edition);
  const [deals, featured, popular, newest, recentDeals, usedDeals, bestSellers] = await Promise.all([
    list({ list: 'deals', limit: PAGE_SIZE }),
    list({ list: 'featured', excludeDeals: true, limit: PAGE_SIZE }),
    list({ list: 'popular', limit: SHORT_ROW }),
    list({ list: 'recent', limit: SHORT_ROW }),
    list({ list: 'deals', sort: 'recent', limit: 2 * PAGE_SIZE }),
    list({ list: 'deals', sort: 'popularity', limit: 2 * PAGE_SIZE }),
    loadBestSellers(store, edition, categories),
  ]);
  const recent = without(recentDeals, deals).slice(0, SHORT_ROW);
  return {
    categories,
    deals,
    featured,
    popular,
    recentDeals: recent,
    bestSellers,
    newArrivals: newest,
    onSale: without(usedDeals, [...deals, ...recent]).slice(0, SHORT_ROW),
  };
}

async function loadBestSellers(
  store: Catalogue,
  edition: EditionKey,
  categories: readonly Category[],
): Promise<Product[]> {
  const largest = categories.toSorted((a, b) => b.count - a.count).slice(0, SHORT_ROW);
  const heads = await Promise.all(
    largest.map(({ slug }) =>
      store.list({ edition, list: 'popular', category: slug, limit: 1, asCards: true }),
    ),
  );
  return heads.flatMap(({ products }) => products);
}

function without(products: readonly Product[], shown: readonly Product[]): Product[] {
  const ids = new Set(shown.map(({ id_c10 }) => id_c10));
  return products.filter(({ id_c10 }) => !ids.has(id_c10));
}
