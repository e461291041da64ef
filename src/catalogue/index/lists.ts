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
  const ranks = new Map<Order, Uint32Array>();
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
        filtered(inScope({ category }, order), columns.subcategory, subcategory),
      );
    }
    if (category === undefined) return orders[order];
    return keep(`${order} ${category}`, () => filtered(orders[order], columns.category, category));
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
      return keep(key, () => {
        const all = inScope(places, order);
        const found = new Uint32Array(all.length);
        let count = 0;
        for (let i = 0; i < all.length; i++) {
          const product = all[i] as number;
          if (((traits[product] as number) & mask) === bits) found[count++] = product;
        }
        return found.slice(0, count);
      });
    },
    /** The place of each product in an order. */
    ranks(order: Order): Uint32Array {
      const known = ranks.get(order) ?? ranksOf(orders[order], roomOf(columns));
      ranks.set(order, known);
      return known;
    },
    traits,
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

function filtered(order: Uint32Array, column: Uint8Array | Uint16Array, wanted: number): Uint32Array {
  const found = new Uint32Array(order.length);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    if (column[order[i] as number] === wanted) found[count++] = order[i] as number;
  }
  return found.slice(0, count);
}
