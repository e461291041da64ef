import type { EditionKey } from '../../src/editions/editions.ts';

export type { EditionKey };

/** Text in both languages, written `español ~ English`; without a `~` it serves both. */
export type Bilingual = string;

/** The products of one subcategory, as a table. */
export interface Line {
  subcategory: string;
  /** The shelf as shops name it, parts divided by ` > `. */
  shelf: Bilingual;
  /** Patterns whose `{column}` is filled from the row and the options. */
  name: Bilingual;
  /** `Label: {column}; Label: {column}`. */
  specs: Bilingual;
  about: readonly Bilingual[];
  /** Names of the columns of `rows`; `brand`, `model` and `price` (euros) must be among them. */
  columns: string;
  /** One product a line, cells divided by `|`. */
  rows: string;
  /** Variants by name: values divided by `;`, each with its surcharge in euros after `@`, or `@x` and a factor. */
  options?: Readonly<Record<string, Bilingual>>;
  /** Variants made of each row; without it 1, or with options 2, in short tables 3. */
  each?: number;
  /** Never sold used or refurbished, whatever the category. */
  newOnly?: boolean;
  /** Facts that hold for every row. */
  facts?: Readonly<Record<string, Bilingual>>;
}

/** The lines of one category and what may be said of all its products. */
export interface Group {
  category: string;
  closing: readonly Bilingual[];
  /** Delivery in euros where it is charged; null for what comes by e-mail. */
  delivery: number | null;
  /** Sold refurbished or used, too. */
  secondHand?: boolean;
  lines: readonly Line[];
}

export interface Product {
  key: string;
  category: string;
  line: Line;
  group: Group;
  brand: Bilingual;
  model: Bilingual;
  /** Euros. */
  price: number;
  /** Every column and option by name, still in both languages. */
  facts: Readonly<Record<string, Bilingual>>;
  /** Which colouring of the subcategory's picture fits, 1 to 4. */
  tint: number;
}

export interface Dialect {
  delimiter: ',' | ';' | '|' | '\t';
  encoding: 'utf8' | 'utf8-bom' | 'cp1252';
  archive: 'gz' | 'zip';
  columns: readonly string[];
}

export interface Shop {
  edition: EditionKey;
  slug: string;
  name: string;
  merchantId: string;
  feedId: string;
  /** What the stores page says of it. */
  about: string;
  /** Category slugs it sells. */
  shelves: readonly string[];
  /** How it writes a shelf. */
  shelfStyle: 'path' | 'leaf' | 'slash' | 'arrow';
  /** How it writes a name. */
  nameStyle: 'plain' | 'code' | 'shout';
  /** Part of the line's price it asks, about 1. */
  level: number;
  /** Share of the products it could sell that it does sell. */
  keen: number;
  /** How its prices end, in cents. */
  ending: 99 | 95 | 90 | 0;
  /** Sells what no other shop of the edition chose. */
  sellsTheRest?: boolean;
  /** Deals in refurbished and used goods only. */
  secondHand?: boolean;
  html: boolean;
  dialect: Dialect;
  /** Days before the import that its versions count as read, oldest first; the last is 0. */
  versions: readonly number[];
}

/** One offer, by Awin column. */
export type Row = Record<string, string>;
