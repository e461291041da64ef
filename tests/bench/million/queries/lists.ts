import { LISTS, type ListParameters } from '#contract/query.ts';
import type { ListRequest } from '#engine/requests.ts';
import { toListRequest } from '#engine/to-request.ts';
import type { Offers } from '../offers/feeds.ts';
import { type Random, seeded } from '../offers/random.ts';
import { drawn } from './asking.ts';

const ORDERS = [undefined, 'rating', 'popularity', 'recent', 'price_asc', 'price_desc'] as const;

/** Lists of every kind, scope, order and filter, drawn at random. */
export function listsOf(offers: Offers, seed: number, count: number): ListRequest[] {
  const random = seeded(seed, 200);
  return Array.from({ length: count }, () => {
    const { line, price } = drawn(offers, random);
    const { category, subcategory } = line;
    const scope = random.pick([{}, { category }, { category }, { subcategory }, { category, subcategory }]);
    const sort = random.pick(ORDERS);
    const parameters = { ...(sort && { sort }), ...filters(price, random) };
    return toListRequest('ES', random.pick(LISTS), scope, parameters);
  });
}

/** None for two lists of five; else one or several. */
function filters(price: number, random: Random): ListParameters {
  if (random.chance(0.4)) return {};
  return {
    ...(random.chance(0.4) && { condition: random.pick(['new', 'new', 'refurbished', 'used'] as const) }),
    ...(random.chance(0.4) && { min_price: Math.floor(price / 3) }),
    ...(random.chance(0.4) && { max_price: Math.ceil(price * 3) }),
    ...(random.chance(0.3) && { exclude_deals: 'true' as const }),
  };
}
