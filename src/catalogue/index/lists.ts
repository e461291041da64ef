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

  function inScope({ category, subcategory }: Scope, order: Order): Uint32Array {
    if (subcategory !== undefined) {
      const wanted = names.subcategories.indexOf(subcategory) + 1;
      return keep(`${order} ${category ?? ''} ${subcategory}`, () =>
        wanted === 0
          ? NONE
          : filtered(
              inScope({ ...(category !== undefined && { category }) }, order),
              columns.subcategory,
              wanted,
            ),
      );
    }
    if (category === undefined) return orders[order];
    const wanted = names.categories.indexOf(category) + 1;
    return keep(`${order} ${category}`, () =>
      wanted === 0 ? NONE : filtered(orders[order], columns.category, wanted),
    );
  }

  return {
    /** The products of a list in an order, best first. */
    ordered(chosen: Chosen, order: Order): Uint32Array {
      const wanted = wantedOf(chosen);
      if (!wanted) return NONE;
      const { mask, bits } = wanted;
      if (mask === 0) return inScope(chosen, order);
      const key = `${order} ${chosen.category ?? ''} ${chosen.subcategory ?? ''} ${mask} ${bits}`;
      return keep(key, () => {
        const all = inScope(chosen, order);
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

function filtered(order: Uint32Array, column: Uint8Array | Uint16Array, wanted: number): Uint32Array {
  const found = new Uint32Array(order.length);
  let count = 0;
  for (let i = 0; i < order.length; i++) {
    if (column[order[i] as number] === wanted) found[count++] = order[i] as number;
  }
  return found.slice(0, count);
}
