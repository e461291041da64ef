import { catalogue } from '#catalogue/open.ts';
import { PAGE_SIZE } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { HomeView } from '#features/listing/list-view.ts';

const SHORT_ROW = 4;

/** The heads of the global lists; featured products do not repeat the deals. */
export async function loadHome(edition: EditionKey): Promise<HomeView> {
  const store = await catalogue();
  const [deals, featured, popular, recent] = await Promise.all([
    store.list({ edition, list: 'deals', limit: PAGE_SIZE }),
    store.list({ edition, list: 'featured', excludeDeals: true, limit: PAGE_SIZE }),
    store.list({ edition, list: 'popular', limit: SHORT_ROW }),
    store.list({ edition, list: 'recent', limit: SHORT_ROW }),
  ]);
  return {
    deals: deals.products,
    featured: featured.products,
    popular: popular.products,
    recent: recent.products,
  };
}
