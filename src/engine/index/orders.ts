import type { Sort } from '#contract/choices.ts';
import { type Columns, roomOf } from './columns.ts';
import type { Pieces } from './pieces.ts';
import { sortByKey } from './radix.ts';

/** The orders that are kept; the other sorts read one of them, `price_desc` backwards. */
export type Order = 'popularity' | 'rating' | 'recent' | 'price';

/** Which order a sort reads. Relevance without words is popularity. */
export const ORDER_OF: Readonly<Record<Sort, { order: Order; backwards?: true }>> = {
  relevance: { order: 'popularity' },
  popularity: { order: 'popularity' },
  popular: { order: 'popularity' },
  rating: { order: 'rating' },
  recent: { order: 'recent' },
  price_asc: { order: 'price' },
  price_desc: { order: 'price', backwards: true },
};

export type Orders = Readonly<Record<Order, Uint32Array>>;

const LARGEST = 0xffff_ffff;
const PARTS = 1_000_000;

/**
 * Every product in each order, best first. Equal ones are in the order of their numbers (in `recent`, and in
 * `price` read backwards: the reverse), equally rated ones in that of popularity.
 * @param popularity per product; 4294 and more count the same
 * @param before orders of the same columns, of which those that popularity does not change are taken
 */
export function* createOrders(columns: Columns, popularity: Float32Array, before?: Orders): Pieces<Orders> {
  const products = productsOf(columns);
  const keys = new Uint32Array(roomOf(columns));
  const sorted = (order: Uint32Array, keyOf: (product: number) => number): Uint32Array => {
    for (let i = 0; i < order.length; i++) keys[order[i] as number] = keyOf(order[i] as number);
    return sortByKey(order, keys);
  };
  const byPopularity = sorted(
    products,
    (product) => LARGEST - Math.min(LARGEST, Math.round((popularity[product] as number) * PARTS)),
  );
  yield;
  const rating = sorted(byPopularity, (product) => 0xffff - (columns.rating[product] as number));
  yield;
  const recent =
    before?.recent ?? sorted(products, (product) => columns.created[product] as number).reverse();
  yield;
  const price = before?.price ?? sorted(products, (product) => columns.price[product] as number);
  return { popularity: byPopularity, rating, recent, price };
}

/** The numbers that are products, ascending. */
function productsOf({ owner }: Columns): Uint32Array {
  const products = new Uint32Array(owner.length);
  let count = 0;
  for (let product = 0; product < owner.length; product++)
    if (owner[product] !== 0) products[count++] = product;
  return products.slice(0, count);
}

/** The place of each product in an order. */
export function ranksOf(order: Uint32Array, room: number): Uint32Array {
  const ranks = new Uint32Array(room);
  for (let rank = 0; rank < order.length; rank++) ranks[order[rank] as number] = rank;
  return ranks;
}
