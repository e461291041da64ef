import { SEARCH_PAGE_SIZE } from '#contract/limits.ts';
import type { Facets } from '#contract/search.ts';
import type { SearchRequest } from '../requests.ts';
import { createFacetCounter } from './facets.ts';
import { brandPlaces, createFilter, OUT_OF_SCOPE } from './filters.ts';
import type { Meant } from './intent.ts';
import { type Climbed, climb, standStill } from './ladder.ts';
import type { Found } from './list.ts';
import type { Lists } from './lists.ts';
import { ORDER_OF } from './orders.ts';
import { spanOfColumn } from './price-span.ts';
import { type QueryWord, readTokens } from './readings.ts';
import { mostRelevant } from './relevance.ts';
import type { SearchParts } from './search-parts.ts';
import { selectPage } from './select.ts';

/** Product numbers of one page, how many there are on all, what they span and what was read. */
export interface SearchFound extends Found {
  /** Prices in minor units. */
  facets: Facets;
  corrected?: string;
  suggested?: string;
  /** Index terms that products were found by. */
  terms: ReadonlySet<string>;
}

/**
 * One page of the products that a request finds, with exact counts.
 * @param exact the only products to be found, where the text is a code that names them
 */
export function search(parts: SearchParts, request: SearchRequest, exact?: readonly number[]): SearchFound {
  const { columns, names, lists, language } = parts;
  const filter = createFilter(columns, names, request);
  const span = parts.priceSpan?.() ?? spanOfColumn(columns.price);
  const facets = createFacetCounter(columns, names, span, parts.brandOrder);
  const candidates: Candidates = exact
    ? { products: Uint32Array.from(exact), count: exact.length }
    : candidatesOf(parts, request, filter);
  demandIncluded(parts, candidates);
  const kept = parts.scratch;
  let total = 0;
  for (let i = 0; i < candidates.count; i++) {
    const product = candidates.products[i] as number;
    if (!isIncluded(parts, candidates, product)) continue;
    const failed = filter(product);
    if (candidates.isScoped && failed & OUT_OF_SCOPE) continue;
    facets.count(product, failed);
    if (failed === 0) kept[total++] = product;
  }
  const limit = request.limit ?? SEARCH_PAGE_SIZE;
  const offset = ((request.page ?? 1) - 1) * limit;
  const found = kept.subarray(0, total);
  const { climbed } = candidates;
  const byRelevance = climbed && (request.sort === undefined || request.sort === 'relevance');
  const products = byRelevance
    ? mostRelevant(parts, climbed.words, climbed.matches, found, offset, limit)
    : inOrder(lists, found, request, offset, limit);
  const [told] = parts.reader.together([
    () => facets.finish(language),
    () => parts.demandShown?.(facets.brandPlaces(), products),
  ]);
  return {
    products,
    total,
    facets: told,
    terms: new Set(climbed?.words.flatMap(({ readings }) => readings.map(({ term }) => term))),
    ...(climbed && total > 0 && !request.exactWords && correction(request.text ?? '', climbed)),
  };
}

/** Facts are read of what is included only. */
function demandIncluded(parts: SearchParts, candidates: Candidates): void {
  const { demand, scratch } = parts;
  const { products, count } = candidates;
  if (!demand) return;
  let included = 0;
  for (let i = 0; i < count; i++) {
    if (isIncluded(parts, candidates, products[i] as number)) scratch[included++] = products[i] as number;
  }
  demand(scratch, included);
}

interface Candidates {
  products: Uint32Array;
  count: number;
  climbed?: Climbed;
  /** The subcategories that the words name. */
  meant?: ReadonlyMap<number, Meant>;
  /** The text was read more loosely for the scope alone, so that others are not counted. */
  isScoped?: boolean;
}

/** The products that the filter is to look at: those with words of the text, else those of the scope or brand. */
function candidatesOf(
  parts: SearchParts,
  request: SearchRequest,
  filter: (product: number) => number,
): Candidates {
  const scoped = request.category !== undefined || request.subcategory !== undefined;
  const text = request.text ?? '';
  if (text.trim() === '') {
    const products =
      request.brand !== undefined && !scoped
        ? productsOfBrands(parts, request.brand)
        : parts.lists.shelf(scoped ? scopeOf(request) : {}, 'popularity').products;
    return { products, count: products.length };
  }
  const tokens = readTokens(text, parts.language);
  const climbing = (counts: (product: number) => boolean): Candidates => {
    const climbed = request.exactWords
      ? standStill(tokens, parts.reader, parts.match)
      : climb(tokens, parts.reader, parts.match, counts, parts.ranking);
    return { ...climbed.matches, climbed, meant: parts.intent(climbed.words) };
  };
  const isInScope = (product: number) => (filter(product) & OUT_OF_SCOPE) === 0;
  const everywhere = climbing(() => true);
  if (!scoped || request.exactWords || hasAny(parts, everywhere, isInScope)) return everywhere;
  return { ...climbing(isInScope), isScoped: true };
}

function productsOfBrands({ names, productsOfBrand }: SearchParts, brand: string): Uint32Array {
  const places = [...(brandPlaces(names, brand) ?? [])];
  const [first] = places;
  if (first !== undefined && places.length === 1) return productsOfBrand(first);
  return Uint32Array.from(places.flatMap((place) => [...productsOfBrand(place)]));
}

function hasAny(
  parts: SearchParts,
  candidates: Candidates,
  isInScope: (product: number) => boolean,
): boolean {
  const { products, count } = candidates;
  for (let i = 0; i < count; i++) {
    const product = products[i] as number;
    if (isIncluded(parts, candidates, product) && isInScope(product)) return true;
  }
  return false;
}

const scopeOf = ({ category, subcategory }: SearchRequest) => ({
  ...(category !== undefined && { category }),
  ...(subcategory !== undefined && { subcategory }),
});

/** What the words name by its subcategory is not left out for being called otherwise. */
function isIncluded({ columns }: SearchParts, { climbed, meant }: Candidates, product: number): boolean {
  if (!climbed) return true;
  const { hits, covered, score } = climbed.matches;
  return (
    (hits[product] as number) >= climbed.leastHits &&
    (covered[product] as number) >= climbed.leastCovered &&
    ((score[product] as number) >= climbed.leastScore ||
      meant?.get(columns.subcategory[product] as number)?.isAll === true)
  );
}

function inOrder(
  lists: Lists,
  found: Uint32Array,
  request: SearchRequest,
  offset: number,
  limit: number,
): number[] {
  const { order, backwards } = ORDER_OF[request.sort ?? 'relevance'];
  if (limit === 0) return [];
  const ranks = lists.ranks(order);
  const best = lists.all(order);
  const last = best.length - 1;
  const keys = Float64Array.from(found, (product) =>
    backwards ? last - (ranks[product] as number) : (ranks[product] as number),
  );
  return Array.from(selectPage(keys, offset, limit), (key) => best[backwards ? last - key : key] as number);
}

/** The words searched for, where some were corrected or are in no product, or what may be meant. */
function correction(
  text: string,
  { words, meant, matches }: Climbed,
): Pick<SearchFound, 'corrected' | 'suggested'> {
  if (meant) return { suggested: readAs(text, meant) };
  const known = words.filter(({ readings }) => readings.length > 0);
  if (known.length === 0 || matches.count === 0) return {};
  if (known.length === words.length && known.every(({ corrected }) => corrected === undefined)) return {};
  return { corrected: readAs(text, words) };
}

/** A text as it was read: without the words that no product has, small words between others kept. */
function readAs(text: string, words: readonly QueryWord[]): string {
  let read = '';
  let last: QueryWord | undefined;
  let isNext = false;
  for (const word of words) {
    const isKnown = word.readings.length > 0;
    if (isKnown && (word.corrected !== undefined || word.start !== last?.start)) {
      const between = isNext && last && word.start > last.end ? text.slice(last.end, word.start) : ' ';
      read += between + (word.corrected ?? text.slice(word.start, word.end));
    }
    isNext = isKnown;
    if (isKnown) last = word;
  }
  return read.replace(/\s+/g, ' ').trim();
}
