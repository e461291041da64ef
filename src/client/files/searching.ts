import type { PriceRange } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { codesIn } from '#engine/codes.ts';
import type { FactGroup } from '#engine/files/facts.ts';
import { ORDER_OF } from '#engine/index/orders.ts';
import { type SearchFound, search } from '#engine/index/search.ts';
import type { SearchRequest } from '#engine/requests.ts';
import { searchPage } from '#engine/search-page.ts';
import type { FilesEdition } from './files-edition.ts';
import { createPriceSpans } from './price-spans.ts';
import { createSearchIndex, type SearchIndex } from './search-index.ts';
import { together } from './together.ts';

/** Searches from files. Both throw `NotHere`. */
export interface Searching {
  index: SearchIndex;
  search(request: SearchRequest): SearchPage;
  /** Minor units. */
  priceRange(request: SearchRequest): PriceRange;
}

/** The facts that all searches read. */
export const SEARCH_FACTS: readonly FactGroup[] = ['search'];

export function createSearching(files: FilesEdition): Searching {
  const { directory, held, facts, pieces, items } = files;
  const spans = createPriceSpans(directory, held, facts, pieces);
  const index = createSearchIndex(files);

  function found(request: SearchRequest): SearchFound {
    const codes = codesIn(request.text);
    const groups = groupsFor(request);
    if (request.brand !== undefined) index.brands.demandAll();
    if (!request.text?.trim()) {
      const isScoped = request.category !== undefined || request.subcategory !== undefined;
      facts.demandScope(isScoped ? request : {}, groups);
    }
    const [named, parts] = together([
      () => (codes ? items.withCodes([...codes.gtins, ...(codes.isbn ? [codes.isbn] : [])]) : []),
      () => index.parts(groups, groups.includes('price') ? undefined : spans),
    ]);
    const demandShown = (places: readonly number[], products: readonly number[]) =>
      together([() => index.brands.demand(places), () => items.productsAt(products, request)]);
    return search({ ...parts, demandShown }, request, named.length > 0 ? named : undefined);
  }

  return {
    index,
    search(request) {
      const all = found(request);
      return searchPage(request, all, items.productsAt(all.products, request));
    },
    priceRange: (request) => found({ ...request, limit: 0 }).facets.price,
  };
}

/**
 * Prices are read of all where the request chooses or sorts by them, and without words, where they come with the
 * other facts of a scope in one round.
 */
function groupsFor({ text, sort, minPrice, maxPrice }: SearchRequest): FactGroup[] {
  const isSorted = sort !== undefined && ORDER_OF[sort].order === 'price';
  const isPriced = isSorted || minPrice !== undefined || maxPrice !== undefined;
  return [
    ...SEARCH_FACTS,
    ...(isPriced || !text?.trim() ? (['price'] as const) : []),
    ...(sort === 'rating' ? (['rating'] as const) : []),
  ];
}
