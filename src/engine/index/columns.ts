/** Facts of products by their number in the edition; number 0 and those with owner 0 are no product. */
export interface Columns {
  /** Row of the best offer in the store. */
  offer: Uint32Array;
  /** Minor units. */
  price: Uint32Array;
  lowest: Uint32Array;
  shops: Uint16Array;
  /** Whole percent. */
  discount: Uint8Array;
  inStock: Uint8Array;
  /** Thousandths plus one; 0 where there is none. */
  rating: Uint16Array;
  /** Seconds since 1970. */
  created: Uint32Array;
  /** Position in `CONDITIONS`. */
  condition: Uint8Array;
  /** Positions in `Names`, plus one; 0 where there is none. */
  brand: Uint32Array;
  category: Uint8Array;
  subcategory: Uint16Array;
  /** Id of the segment that speaks for the product; 0 where there is no product. */
  owner: Uint8Array;
}

/** What the columns and the keys of `relevance.ts` have room for in an edition. */
export const MOST = { products: 2 ** 24, segments: 255, categories: 255, subcategories: 0xffff } as const;

/** What the positions in the columns stand for. */
export interface Names {
  brands: { key: string; label: string }[];
  categories: string[];
  subcategories: string[];
}

const TYPES = {
  offer: Uint32Array,
  price: Uint32Array,
  lowest: Uint32Array,
  shops: Uint16Array,
  discount: Uint8Array,
  inStock: Uint8Array,
  rating: Uint16Array,
  created: Uint32Array,
  condition: Uint8Array,
  brand: Uint32Array,
  category: Uint8Array,
  subcategory: Uint16Array,
  owner: Uint8Array,
} as const satisfies { [K in keyof Columns]: new (length: number) => Columns[K] };

export const COLUMN_NAMES = Object.keys(TYPES) as (keyof Columns)[];

/** Columns with room for products numbered under `room`, filled from others where given. */
export function createColumns(room: number, from?: Columns): Columns {
  const made = COLUMN_NAMES.map((name) => {
    const column = new TYPES[name](room);
    if (from) column.set(from[name].subarray(0, room));
    return [name, column];
  });
  return Object.fromEntries(made) as Columns;
}

export const roomOf = ({ owner }: Columns): number => owner.length;
