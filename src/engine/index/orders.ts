import type { Sort } from '#contract/choices.ts';
import { type Columns, MOST, roomOf } from './columns.ts';
import { inRanges, type Pieces } from './pieces.ts';
import { POPULARITY_STEPS } from './popularity.ts';
import { sortByKey } from './radix.ts';

/** The orders that are kept; the other sorts read one of them, `price_desc` backwards. */
export const ORDERS = ['popularity', 'rating', 'recent', 'price'] as const;
export type Order = (typeof ORDERS)[number];

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

/** What the order of popularity comes of. */
export interface Shelves {
  /** Products by category, subcategory and popularity, the most popular first; equal ones in the order of their numbers. */
  shelves: Uint32Array;
  /** For each product how many equally popular ones stand before it in its subcategory. */
  turns: Uint32Array;
}

/**
 * Every product, the most popular first. Of equal ones the first of each subcategory come before the second ones, so
 * that a list shows some of everything.
 */
export function* orderByPopularity(
  columns: Columns,
  popularity: Float32Array,
): Pieces<Shelves & { byPopularity: Uint32Array }> {
  const keys = new Uint32Array(roomOf(columns));
  const keyOf = (product: number) => LARGEST - Math.round((popularity[product] as number) * POPULARITY_STEPS);
  const sortedByKey = yield* sorted(productsOf(columns), keys, keyOf);
  const shelves = yield* sorted(sortedByKey, keys, (product) => shelfOf(columns, product));
  const turns = yield* turnsOf(shelves, columns, popularity);
  const byTurn = yield* sortByKey(shelves, turns);
  return { shelves, turns, byPopularity: yield* sorted(byTurn, keys, keyOf) };
}

function* turnsOf(shelves: Uint32Array, columns: Columns, popularity: Float32Array): Pieces<Uint32Array> {
  const turns = new Uint32Array(roomOf(columns));
  yield* inRanges(shelves.length, (from, to) => {
    for (let at = Math.max(1, from); at < to; at++) {
      const [before, product] = [shelves[at - 1] as number, shelves[at] as number];
      const isEqual =
        popularity[before] === popularity[product] && shelfOf(columns, before) === shelfOf(columns, product);
      if (isEqual) turns[product] = (turns[before] as number) + 1;
    }
  });
  return turns;
}

const shelfOf = ({ category, subcategory }: Columns, product: number): number =>
  (category[product] as number) * (MOST.subcategories + 1) + (subcategory[product] as number);

/**
 * Every product in each order, best first. Equal ones are in the order of popularity (in `price` read backwards:
 * the reverse), so that all orders follow from the facts and that one.
 * @param popularity the products in the order of popularity
 */
export function* createOrders(columns: Columns, popularity: Uint32Array): Pieces<Orders> {
  const keys = new Uint32Array(roomOf(columns));
  const rating = yield* sorted(popularity, keys, (product) => 0xffff - (columns.rating[product] as number));
  const recent = yield* sorted(popularity, keys, (product) => LARGEST - (columns.created[product] as number));
  const price = yield* sorted(popularity, keys, (product) => columns.price[product] as number);
  return { popularity, rating, recent, price };
}

function* sorted(
  order: Uint32Array,
  keys: Uint32Array,
  keyOf: (product: number) => number,
): Pieces<Uint32Array> {
  yield* inRanges(order.length, (from, to) => {
    for (let i = from; i < to; i++) keys[order[i] as number] = keyOf(order[i] as number);
  });
  return yield* sortByKey(order, keys);
}

/** The numbers that are products, ascending. */
export function productsOf({ owner }: Columns): Uint32Array {
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
