import type { Scope } from '../requests.ts';
import { type Columns, type Names, roomOf } from './columns.ts';
import { type Order, type Orders, ranksOf } from './orders.ts';
import type { Pieces } from './pieces.ts';
import { createShelf, type Shelf } from './shelf.ts';
import { split } from './split.ts';
import { createTraits } from './traits.ts';

/** The products of each scope in each order. Made when first asked for, all categories at once, and kept. */
export function createLists(columns: Columns, names: Names, orders: Orders) {
  const traits = createTraits(columns);
  const shelves = new Map<string, Shelf>();
  const parts = new Map<string, readonly Uint32Array[]>();
  const places = new Map<Order, Uint32Array>();

  function inCategory(order: Order, category: number): Uint32Array {
    return part(order, 'category', names.categories.length + 1)[category] as Uint32Array;
  }

  function inSubcategory(order: Order, subcategory: number): Uint32Array {
    return part(order, 'subcategory', names.subcategories.length + 1)[subcategory] as Uint32Array;
  }

  function part(order: Order, column: 'category' | 'subcategory', places: number): readonly Uint32Array[] {
    const key = `${order} ${column}`;
    const made = parts.get(key) ?? split(orders[order], columns[column], places);
    parts.set(key, made);
    return made;
  }

  /** The products of a scope in an order; the same array where the subcategory lies in the category as a whole. */
  function inScope({ category, subcategory }: Places, order: Order): Uint32Array {
    if (subcategory === undefined)
      return category === undefined ? orders[order] : inCategory(order, category);
    const all = inSubcategory(order, subcategory);
    if (category === undefined) return all;
    const within = all.filter((product) => columns.category[product] === category);
    return within.length === all.length ? all : within;
  }

  function ranks(order: Order): Uint32Array {
    const known = places.get(order) ?? ranksOf(orders[order], roomOf(columns));
    places.set(order, known);
    return known;
  }

  return {
    /** Makes ahead most of what the first of each kind of request else makes. */
    *prepare(): Pieces<void> {
      for (const order of Object.keys(orders) as Order[]) {
        ranks(order);
        yield;
        part(order, 'category', names.categories.length + 1);
        yield;
        part(order, 'subcategory', names.subcategories.length + 1);
        yield;
      }
    },
    /** Every product in an order, best first. */
    all: (order: Order): Uint32Array => orders[order],
    /** The products of a scope in an order, best first. */
    shelf(scope: Scope, order: Order): Shelf {
      const within = placesOf(scope, names);
      if (!within) return NOTHING;
      const key = `${order} ${within.category ?? ''} ${within.subcategory ?? ''}`;
      const known = shelves.get(key) ?? createShelf(inScope(within, order), traits);
      shelves.set(key, known);
      return known;
    },
    /** The place of each product in an order. */
    ranks,
  };
}

export type Lists = ReturnType<typeof createLists>;

const NOTHING = createShelf(new Uint32Array(0), new Uint8Array(0));

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
