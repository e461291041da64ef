import type { DatabaseSync } from 'node:sqlite';
import type { Product } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import { CARD_COLUMNS, PRODUCT_COLUMNS, type ProductSummary, toProduct } from './product-row.ts';
import type { Row, Statements } from './statements.ts';

/**
 * One state of an edition: its index in memory, and the rows of the same state through a read transaction
 * that stays open as long as it is the current one.
 */
export interface Reading {
  edition: EditionKey;
  version: string;
  /** Offers checked earlier do not compete with others; UTC ISO 8601. */
  competesSince: string;
  snapshot: Snapshot;
  statements: Statements;
  db: DatabaseSync;
  /** Cards that were asked for, by the numbers of their products. */
  cards: Map<number, Product>;
  /** What the snapshot holds of the uses of products. */
  uses: Uses;
}

/** About three kilobytes each. */
const MOST_CARDS = 4_000;

/** Where the rows of one state of an edition are read. */
export type Rows = Pick<Reading, 'edition' | 'statements'>;

/** How much products were used, by their numbers, as of a time in UTC milliseconds. */
export interface Uses {
  byProduct: ReadonlyMap<number, number>;
  at: number;
}

/** The products with these numbers, in their order. */
export const productsAt = (reading: Reading, numbers: readonly number[]): Product[] =>
  readAt(reading, numbers, PRODUCT_COLUMNS);

/** The same as `asCard` leaves them. They are kept, as lists begin alike, and cannot be changed. */
export function cardsAt(reading: Reading, numbers: readonly number[]): Product[] {
  const { cards } = reading;
  const wanted = [...new Set(numbers)];
  if (cards.size + wanted.length > MOST_CARDS) cards.clear();
  const missing = wanted.filter((number) => !cards.has(number));
  if (missing.length > 0) {
    for (const [at, card] of readAt(reading, missing, CARD_COLUMNS).entries())
      cards.set(missing[at] as number, Object.freeze(card));
  }
  return numbers.map((number) => cards.get(number) as Product);
}

function readAt(reading: Reading, numbers: readonly number[], selected: string): Product[] {
  const { statements, snapshot, edition } = reading;
  const offers = numbers.map((number) => snapshot.columns.offer[number] as number);
  const rows = new Map(
    statements
      .all(
        `SELECT o.id AS row_id, ${selected} FROM offers o WHERE o.id IN (SELECT value FROM json_each(?))`,
        [JSON.stringify(offers)],
      )
      .map((row) => [row.row_id as number, row]),
  );
  return numbers.map((number, index) =>
    toProduct(rows.get(offers[index] as number) as Row, edition, summaryAt(reading, number)),
  );
}

/** What an offer is told of its product, by the product's key; undefined where no shop sells it any more. */
export function summaryOf(reading: Reading, key: string): ProductSummary | undefined {
  const number = numberOf(reading, key);
  return number === undefined ? undefined : summaryAt(reading, number);
}

/** The number of the product with a key. */
export function numberOf({ statements, edition }: Rows, key: string): number | undefined {
  const row = statements.get('SELECT number FROM products WHERE edition = ? AND key = ?', [edition, key]);
  return row ? Number(row.number) : undefined;
}

function summaryAt({ snapshot: { columns, names } }: Reading, number: number): ProductSummary {
  const rating = columns.rating[number] as number;
  return {
    shops: columns.shops[number] as number,
    lowestPrice: columns.lowest[number] as number,
    rating: rating === 0 ? null : (rating - 1) / 1000,
    category: names.categories[(columns.category[number] as number) - 1] ?? null,
    subcategory: names.subcategories[(columns.subcategory[number] as number) - 1] ?? null,
  };
}
