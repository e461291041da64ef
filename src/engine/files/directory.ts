import type { Order } from '../index/orders.ts';
import type { Extremes } from '../index/popularity.ts';
import type { FactGroup } from './facts.ts';
import { FNV_START, fnvStep } from './fnv.ts';

/** The first file that is asked for, and the only one whose name stays: it names the directory of the newest build. */
export const ENTRY = 'index.json';
/** The version of what is written below, and of how it is sealed and packed; another one is not read, and its files have other names. */
export const FORMAT = 6;

export interface Entry {
  format: number;
  directory: string;
  /** The paths of what every search takes, which is fetched beside the directory. */
  searching: string[];
}

/** Letters of a file's name, which tell its content and the format: 40 bits in base64url, rounded up. */
export const NAME = 7;

/** Brands of a file of their names. */
export const BRANDS_A_FILE = 64;

/** Names of files of one kind, one after the other. */
export type Names = string;

/** What there is of an edition and how its files are called. All lists are in the order of the products' numbers. */
export interface Directory {
  /** Products are numbered from 1 to this. */
  size: number;
  /** Products of the same category and subcategory in a row: their places in the lists below, plus one, and how many. */
  runs: (readonly [category: number, subcategory: number, count: number])[];
  categories: string[];
  subcategories: string[];
  extremes: Extremes;
  /** Products of a block of facts. */
  block: number;
  facts: Record<FactGroup, Names>;
  /** Every order of all products, in pieces of so many. */
  orders: {
    piece: number;
    names: Record<Order, Names>;
    /** Of each piece by price: the first price in minor units, and how many products have each value of traits. */
    firsts: number[];
    tallies: number[][];
  };
  /** Products of an item file, of a file of details, and of a group of those, whose names begin alike. */
  chunk: number;
  detailChunk: number;
  groups: number[];
  items: Names;
  /** The file that names the detail files of each group. */
  details: string;
  /** When the prices of each feed were last seen; UTC ISO 8601. */
  seen: string[];
  router: string;
  popularity: string;
  /** Names of brands, the commonest first, in parts and in one file, and how many products each has. */
  brands: Names;
  allBrands: string;
  brandCount: number;
  counts: string;
  /** How much searches and brands are used. */
  uses: string;
  /** The words of the products by their first letter, which is in `letters` at the same place; others are in the last. */
  words: Names;
  letters: string;
  /** The sum of the frequencies of all words. */
  wordTotal: number;
  hierarchy: string;
  popular: string;
  /** The files that name the tables by key: of offer ids, and of codes. */
  ids: string;
  codes: string;
  gone: string;
}

export const nameAt = (names: Names, place: number): string => names.slice(place * NAME, (place + 1) * NAME);
export const countOf = (names: Names): number => names.length / NAME;

/** The path of a file below the data folder. @param part of a file in parts */
export const pathOf = (kind: string, name: string, part?: number): string =>
  `${kind}/${name}${part === undefined ? '' : `-${part}`}.bin`;

/** The table of so many that a key is in (FNV-1a). */
export function tableOf(key: string, tables: number): number {
  return hashOf(key) % tables;
}

export function hashOf(key: string): number {
  let hash = FNV_START;
  for (let i = 0; i < key.length; i++) hash = fnvStep(hash, key.charCodeAt(i));
  return hash >>> 0;
}

/** The place of the file that holds words that begin as a text does. */
export function letterPlace(letters: string, text: string): number {
  const place = text === '' ? -1 : letters.indexOf(text[0] as string);
  return place < 0 ? letters.length : place;
}
