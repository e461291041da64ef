import type { PriceRange } from '#contract/product.ts';
import type { ListRequest, SearchRequest } from '../requests.ts';
import type { SpellingData } from '../spelling/data.ts';
import { openSpelling, type Spelling } from '../spelling/spelling.ts';
import type { Language } from '../text/analyse.ts';
import { brandOrder } from './brand-order.ts';
import { brandReader } from './brand-products.ts';
import { type Columns, type Names, roomOf } from './columns.ts';
import { complete } from './complete.ts';
import { type BrandCount, categoryCounts, type RankedBrands, rankBrands } from './counts.ts';
import { createIntent } from './intent.ts';
import { type Found, list, listPriceRange } from './list.ts';
import { createLists, type Lists } from './lists.ts';
import { createMatcher } from './match.ts';
import { createOrders, orderByPopularity, type Shelves } from './orders.ts';
import { atOnce, type Pieces } from './pieces.ts';
import { type Extremes, extremesOf, popularityOf, priorOf } from './popularity.ts';
import { ranking as defaultRanking } from './ranking.ts';
import { createReader } from './readings.ts';
import { type SearchFound, search } from './search.ts';
import type { SearchParts } from './search-parts.ts';
import type { Segment } from './segment.ts';
import { vocabularyOf } from './vocabulary.ts';

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
  parts: IndexParts;
  /** Every product by popularity, and what that comes of. */
  ranked(): Ranked;
  columns: Columns;
  names: Names;
  /** Products on sale. */
  size: number;
  spelling: Spelling;
  list(request: ListRequest): Found;
  search(request: SearchRequest, exact?: readonly number[]): SearchFound;
  /** Makes ahead what the first search else makes. */
  prepareSearches(): Pieces<void>;
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
  let brands: RankedBrands | undefined;
  function* makeSearching(): Pieces<SearchParts> {
    const match = createMatcher(segments, columns.owner, ordered.size);
    yield;
    const prior = priorOf(columns, ordered.popularity, ordered.extremes, ranking);
    yield;
    brands ??= yield* rankBrands(columns, names);
    yield;
    yield* ordered.lists.prepare();
    return {
      columns,
      names,
      segments,
      lists: ordered.lists,
      reader: createReader(vocabularyOf(segments, columns.owner, spelling), language, ranking),
      match,
      prior,
      intent: createIntent(names, language, ranking.intent),
      scratch: new Uint32Array(roomOf(columns)),
      productsOfBrand: brandReader(columns),
      brandOrder: brandOrder(names, brands),
      language,
      ranking,
    };
  }
  /** What only searches need is made with the first of them, unless it was before. */
  const searchParts = (): SearchParts => {
    searching ??= atOnce(makeSearching());
    return searching;
  };
  return {
    parts,
    ranked: () => ordered,
    columns,
    names,
    size: ordered.size,
    spelling,
    list: (request) => list(columns, ordered.lists, request),
    search: (request, exact) => search(searchParts(), request, exact),
    *prepareSearches() {
      searching ??= yield* makeSearching();
    },
    *takeUses(newest) {
      const next = yield* orderedBy(parts, newest);
      if (searching) yield* next.lists.prepare();
      ordered = next;
      if (searching) {
        const prior = priorOf(columns, ordered.popularity, ordered.extremes, ranking);
        searching = { ...searching, lists: ordered.lists, prior };
      }
    },
    complete: (text, limit) => complete(searchParts(), text, limit),
    listPriceRange: (request) => listPriceRange(columns, ordered.lists, request),
    categoryCounts: () => categoryCounts(columns, names),
    commonestBrands(limit) {
      brands ??= atOnce(rankBrands(columns, names));
      const { places, counts } = brands;
      return Array.from(places.subarray(0, limit), (place) => ({
        ...(names.brands[place - 1] as Names['brands'][number]),
        count: counts[place] as number,
      }));
    },
  };
}

const NO_USES: ReadonlyMap<number, number> = new Map();

/** The popularity of products by their numbers, what their order comes of, and all orders. */
export interface Ranked extends Shelves {
  lists: Lists;
  popularity: Float32Array;
  extremes: Extremes;
}

interface Ordered extends Ranked {
  size: number;
}

function* orderedBy({ columns, names }: IndexParts, uses: ReadonlyMap<number, number>): Pieces<Ordered> {
  const popularity = popularityOf(columns, uses);
  yield;
  const { byPopularity, ...shelved } = yield* orderByPopularity(columns, popularity);
  const extremes = extremesOf(columns, popularity);
  yield;
  const orders = yield* createOrders(columns, byPopularity);
  yield;
  const lists = createLists(columns, names, orders);
  return { popularity, ...shelved, extremes, lists, size: byPopularity.length };
}
