import type { Scope } from '../catalogue.ts';
import { type Columns, type Names, roomOf } from './columns.ts';
import { type Order, type Orders, ranksOf } from './orders.ts';
import { type Choice, createTraits, wantedOf } from './traits.ts';

/** Bytes that chosen orders may take; the longest unused go first. */
const ROOM = 96 * 1024 * 1024;

export interface Chosen extends Scope, Choice {}

/**
 * Products of a scope and choice in each order. Made when first asked for, by choosing from the next larger
 * scope's, and kept.
 */
export function createLists(columns: Columns, names: Names, orders: Orders) {
  const traits = createTraits(columns);
  const kept = new Map<string, Uint32Array>();
  const categories = new Map<Order, readonly Uint32Array[]>();
  const ranks = new Map<Order, Uint32Array>();
  const scratch = new Uint32Array(roomOf(columns));
  let taken = 0;

  function keep(key: string, make: () => Uint32Array): Uint32Array {
    const known = kept.get(key);
    if (known) {
      kept.delete(key);
      kept.set(key, known);
      return known;
    }
    const made = make();
    kept.set(key, made);
    taken += made.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (taken <= ROOM || oldest === key) break;
      kept.delete(oldest);
      taken -= byteLength;
    }
    return made;
  }

  /** The products of a scope that `placesOf` knows. */
  function inScope({ category, subcategory }: Places, order: Order): Uint32Array {
    if (subcategory !== undefined) {
      return keep(`${order} ${category ?? ''} ${subcategory}`, () =>
        choose(inScope({ category }, order), (product) => columns.subcategory[product] === subcategory),
      );
    }
    if (category === undefined) return orders[order];
    return inCategories(order)[category] ?? NONE;
  }

  /** The products of every category in an order, made in one go through all products. */
  function inCategories(order: Order): readonly Uint32Array[] {
    const known = categories.get(order) ?? split(orders[order], columns.category);
    categories.set(order, known);
    return known;
  }

  /** The products of an order that are as wanted. */
  function choose(all: Uint32Array, isWanted: (product: number) => boolean): Uint32Array {
    let count = 0;
    for (let i = 0; i < all.length; i++) {
      const product = all[i] as number;
      if (isWanted(product)) scratch[count++] = product;
    }
    return scratch.slice(0, count);
  }

  return {
    /** The products of a list in an order, best first. */
    ordered(chosen: Chosen, order: Order): Uint32Array {
      const wanted = wantedOf(chosen);
      const places = placesOf(chosen, names);
      if (!wanted || !places) return NONE;
      const { mask, bits } = wanted;
      if (mask === 0) return inScope(places, order);
      const key = `${order} ${places.category ?? ''} ${places.subcategory ?? ''} ${mask} ${bits}`;
      return keep(key, () =>
        choose(inScope(places, order), (product) => ((traits[product] as number) & mask) === bits),
      );
    },
    /** The place of each product in an order. */
    ranks(order: Order): Uint32Array {
      const known = ranks.get(order) ?? ranksOf(orders[order], roomOf(columns));
      ranks.set(order, known);
      return known;
    },
  };
}

export type Lists = ReturnType<typeof createLists>;

const NONE = new Uint32Array(0);

/** A scope as the columns hold it. */
interface Places {
  category?: number | undefined;
  subcategory?: number | undefined;
}

/** Null where no product can be in the scope. */
function placesOf({ category, subcategory }: Scope, names: Names): Places | null {
  const placeIn = (slugs: readonly string[], slug: string | undefined) =>
    slug === undefined ? undefined : slugs.indexOf(slug) + 1;
  const places = {
    category: placeIn(names.categories, category),
    subcategory: placeIn(names.subcategories, subcategory),
  };
  return places.category === 0 || places.subcategory === 0 ? null : places;
}

/** The numbers of an order by what a column holds of them, each part in the same order. */
function split(order: Uint32Array, column: Uint8Array): Uint32Array[] {
  const sizes = new Uint32Array(256);
  for (let i = 0; i < order.length; i++) (sizes[column[order[i] as number] as number] as number)++;
  const parts = Array.from(sizes, (size) => new Uint32Array(size));
  const ends = new Uint32Array(256);
  for (let i = 0; i < order.length; i++) {
    const place = column[order[i] as number] as number;
    (parts[place] as Uint32Array)[(ends[place] as number)++] = order[i] as number;
  }
  return parts;
}
