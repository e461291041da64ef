import type { PriceRange } from '#contract/product.ts';
import type { ListRequest, SearchRequest } from '../requests.ts';
import type { SpellingData } from '../spelling/data.ts';
import { openSpelling, type Spelling } from '../spelling/spelling.ts';
import type { Language } from '../text/analyse.ts';
import { type Columns, type Names, roomOf } from './columns.ts';
import { complete } from './complete.ts';
import { type BrandCount, categoryCounts, commonestBrands } from './counts.ts';
import { createIntent } from './intent.ts';
import { type Found, list, listPriceRange } from './list.ts';
import { createLists, type Lists } from './lists.ts';
import { createMatcher } from './match.ts';
import { createOrders, type Orders } from './orders.ts';
import { atOnce, type Pieces } from './pieces.ts';
import { popularityOf, priorOf } from './popularity.ts';
import { ranking as defaultRanking } from './ranking.ts';
import { createReader } from './readings.ts';
import { type SearchFound, search } from './search.ts';
import type { SearchParts } from './search-parts.ts';
import { createHeld, type Segment } from './segment.ts';

/** What an edition's index is made of, as it is stored. */
export interface IndexParts {
  columns: Columns;
  names: Names;
  segments: readonly Segment[];
  spelling: SpellingData;
}

export interface SnapshotOptions {
  language: Language;
  ranking?: typeof defaultRanking;
  /** How much products were used lately, by their numbers. */
  uses?: ReadonlyMap<number, number>;
}

/** An edition's lists and search as of one import, held in memory. Products are told by their numbers. */
export interface Snapshot {
  columns: Columns;
  names: Names;
  /** Products on sale. */
  size: number;
  spelling: Spelling;
  list(request: ListRequest): Found;
  search(request: SearchRequest, exact?: readonly number[]): SearchFound;
  /** Products on sale by the slug of their category and of their subcategory. */
  categoryCounts(): ReadonlyMap<string, number>;
  /** The brands with the most products on sale. */
  commonestBrands(limit: number): BrandCount[];
  /** The products with all words of a text, the last one perhaps unfinished, best first. */
  complete(text: string, limit: number): number[];
  /** Takes in how much products were used lately, by their numbers; at the end lists and searches change with it. */
  takeUses(uses: ReadonlyMap<number, number>): Pieces<void>;
  /** Minor units. */
  listPriceRange(request: ListRequest): PriceRange;
}

/** What `prepareSnapshot` makes, at once. */
export const openSnapshot = (parts: IndexParts, options: SnapshotOptions): Snapshot =>
  atOnce(prepareSnapshot(parts, options));

export function* prepareSnapshot(parts: IndexParts, options: SnapshotOptions): Pieces<Snapshot> {
  const { columns, names, segments } = parts;
  const { language, ranking = defaultRanking, uses = NO_USES } = options;
  const spelling = openSpelling(parts.spelling);
  yield;
  let ordered = yield* orderedBy(parts, uses);
  yield;
  let searching: SearchParts | undefined;
  /** What only searches need is made with the first of them. */
  const searchParts = (): SearchParts => {
    searching ??= {
      columns,
      names,
      segments,
      lists: ordered.lists,
      reader: createReader(segments, createHeld(segments, columns.owner), language, ranking, spelling),
      match: createMatcher(segments, columns.owner, ordered.size),
      prior: priorOf(columns, ordered.popularity, ranking),
      intent: createIntent(names, language),
      scratch: new Uint32Array(roomOf(columns)),
      productsOfBrand: brandReader(columns),
      language,
      ranking,
    };
    return searching;
  };
  return {
    columns,
    names,
    size: ordered.size,
    spelling,
    list: (request) => list(columns, ordered.lists, request),
    search: (request, exact) => search(searchParts(), request, exact),
    *takeUses(newest) {
      ordered = yield* orderedBy(parts, newest, ordered.orders);
      if (searching) {
        const prior = priorOf(columns, ordered.popularity, ranking);
        searching = { ...searching, lists: ordered.lists, prior };
      }
    },
    complete: (text, limit) => complete(searchParts(), text, limit),
    listPriceRange: (request) => listPriceRange(columns, ordered.lists, request),
    categoryCounts: () => categoryCounts(columns, names),
    commonestBrands: (limit) => commonestBrands(columns, names, limit),
  };
}

const NO_USES: ReadonlyMap<number, number> = new Map();

interface Ordered {
  popularity: Float32Array;
  orders: Orders;
  lists: Lists;
  size: number;
}

function* orderedBy(
  { columns, names }: IndexParts,
  uses: ReadonlyMap<number, number>,
  before?: Orders,
): Pieces<Ordered> {
  const popularity = popularityOf(columns, uses);
  yield;
  const orders = yield* createOrders(columns, popularity, before);
  yield;
  return { popularity, orders, lists: createLists(columns, names, orders), size: orders.popularity.length };
}

function brandReader({ brand, owner }: Columns) {
  const kept = new Map<number, Uint32Array>();
  return (place: number): Uint32Array => {
    const known = kept.get(place);
    if (known) return known;
    const products: number[] = [];
    for (let product = 0; product < brand.length; product++) {
      if (brand[product] === place && owner[product] !== 0) products.push(product);
    }
    const found = Uint32Array.from(products);
    kept.set(place, found);
    return found;
  };
}
