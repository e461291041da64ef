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
 * Every product, the most popular first; equal ones in the order of their numbers.
 * @param popularity per product; 4294 and more count the same
 */
export function orderByPopularity(columns: Columns, popularity: Float32Array): Uint32Array {
  return orderByKey(
    columns,
    (product) => LARGEST - Math.min(LARGEST, Math.round((popularity[product] as number) * PARTS)),
  );
}

/** Every product by a key of its own, the least first; equal ones in the order of their numbers. */
export function orderByKey(columns: Columns, keyOf: (product: number) => number): Uint32Array {
  return sorted(productsOf(columns), new Uint32Array(roomOf(columns)), keyOf);
}

/**
 * Every product in each order, best first. Equal ones are in the order of popularity (in `price` read backwards:
 * the reverse), so that all orders follow from the facts and that one.
 * @param popularity the products in the order of popularity
 */
export function* createOrders(columns: Columns, popularity: Uint32Array): Pieces<Orders> {
  const keys = new Uint32Array(roomOf(columns));
  const rating = sorted(popularity, keys, (product) => 0xffff - (columns.rating[product] as number));
  yield;
  const recent = sorted(popularity, keys, (product) => LARGEST - (columns.created[product] as number));
  yield;
  const price = sorted(popularity, keys, (product) => columns.price[product] as number);
  return { popularity, rating, recent, price };
}

function sorted(order: Uint32Array, keys: Uint32Array, keyOf: (product: number) => number): Uint32Array {
  for (let i = 0; i < order.length; i++) keys[order[i] as number] = keyOf(order[i] as number);
  return sortByKey(order, keys);
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
