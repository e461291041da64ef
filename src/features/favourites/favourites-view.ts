import type { Product } from '#contract/product.ts';
import { inDollars } from '#editions/rates.ts';
import { toMinor } from '#lib/money.ts';
import type { CardFacts } from '../product/card-text.ts';
import { isExpired } from '../product/stale.ts';
import type { Favourite, Favourites } from './favourites.ts';

/** What is known of the favourites as they are sold now. */
export interface Sold {
  /** By id; what is no longer sold has no shop. */
  fresh: ReadonlyMap<string, Product>;
  /** The ids the catalogue has answered for: of these it does not know what is not in `fresh`. */
  answered: ReadonlySet<string>;
}

/** `fetching` until the catalogue answers, `stored` where it did not. */
export type FavouriteState = 'fetching' | 'stored' | 'sold' | 'gone';

/** A favourite as its card shows it. */
export interface Shown {
  id: string;
  state: FavouriteState;
  facts: CardFacts;
  /** Price now less price when saved, in major units; 0 where it is the same or cannot be told. */
  change: number;
}

export const FAVOURITE_ORDERS = ['saved', 'drop', 'price'] as const;
export type FavouriteOrder = (typeof FAVOURITE_ORDERS)[number];

/** After a week a price that was kept says nothing any more (trust: prices and offers). */
const LONGEST_KEPT = 7 * 86_400_000;

/**
 * The favourites as they are sold now, the newest first. What is not answered for is shown as it was
 * kept, without a way to a shop: links are looked up again. `now` is in milliseconds.
 */
export function showFavourites(
  list: Favourites,
  { fresh, answered }: Sold,
  page: { currency: string; failed: boolean; now: number },
): Shown[] {
  return list.toReversed().map((item) => {
    const product = fresh.get(item.id_c10);
    if (product && product.shops > 0) {
      const isTold = !isExpired(product.seen_at, page.now);
      const change = isTold ? changeSince(item, product) : 0;
      return { id: item.id_c10, state: 'sold', facts: product, change };
    }
    const unanswered = page.failed ? 'stored' : 'fetching';
    const state = answered.has(item.id_c10) ? 'gone' : unanswered;
    return { id: item.id_c10, state, facts: keptFacts({ ...product, ...item }, state, page), change: 0 };
  });
}

/** In the order that is asked for; what has nothing to be ordered by comes last. Equal ones stay as they were. */
export function inOrder(shown: readonly Shown[], order: FavouriteOrder): Shown[] {
  if (order === 'saved') return [...shown];
  const amountOf = ({ facts, change }: Shown) => (order === 'drop' ? change : facts.search_price);
  const key = (one: Shown) => {
    const dollars = inDollars(amountOf(one), one.facts.currency);
    return one.state === 'gone' || Number.isNaN(dollars) ? Number.MAX_VALUE : dollars;
  };
  return [...shown].sort((a, b) => key(a) - key(b));
}

/** A price that fell is below 0. Only prices of one currency can be compared. */
function changeSince({ search_price: saved, currency }: Favourite, product: Product): number {
  if (saved === undefined || currency !== product.currency) return 0;
  const minor = toMinor(product.search_price, currency) - toMinor(saved, currency);
  return minor === 0 ? 0 : product.search_price - saved;
}

function keptFacts(
  item: Favourite,
  state: FavouriteState,
  { currency, now }: { currency: string; now: number },
): CardFacts {
  const old = item.seen_at !== undefined && now - Date.parse(item.seen_at) > LONGEST_KEPT;
  const priced = state !== 'gone' && !old && item.search_price !== undefined;
  return {
    id_c10: item.id_c10,
    c10_product_name: item.c10_product_name ?? '',
    search_price: priced ? (item.search_price as number) : Number.NaN,
    currency: item.currency ?? currency,
    aw_deep_link: '',
    merchant_image_url: item.merchant_image_url,
    merchant_category: item.merchant_category,
    merchant_name: item.merchant_name,
    rating_c10: item.rating_c10,
    short_description_c10: item.short_description_c10,
  };
}
