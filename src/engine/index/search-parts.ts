import type { Language } from '../text/analyse.ts';
import type { Columns, Names } from './columns.ts';
import type { Intent } from './intent.ts';
import type { Lists } from './lists.ts';
import type { Matcher } from './match.ts';
import type { PriceSpan } from './price-span.ts';
import type { Ranking } from './ranking.ts';
import type { createReader } from './readings.ts';
import type { Segment } from './segment.ts';

/** What searches of one state of an index share. */
export interface SearchParts {
  columns: Columns;
  names: Names;
  segments: readonly Segment[];
  lists: Lists;
  reader: ReturnType<typeof createReader>;
  match: Matcher;
  /** What use, freshness and stock add to a product's score, as a share of it. */
  prior: Float32Array;
  intent: Intent;
  /** Room for every product, used again by each search. */
  scratch: Uint32Array;
  productsOfBrand: (place: number) => Uint32Array;
  /** `brandOrder` of the names. */
  brandOrder: Uint32Array;
  /** Told of the brands, by their places, and the products that are shown next; throws where they have to be fetched. */
  demandShown?: (brands: readonly number[], products: readonly number[]) => void;
  /** Told of the products, the first `count`, whose facts are read next; throws where they have to be fetched. */
  demand?: (products: Uint32Array, count: number) => void;
  /** What else tells what prices span than the column of prices; it throws where that has to be fetched. */
  priceSpan?: () => PriceSpan;
  language: Language;
  ranking: Ranking;
}
