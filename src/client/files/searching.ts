import type { PopularBrand } from '#contract/directory.ts';
import type { PriceRange } from '#contract/product.ts';
import type { SearchPage, Suggestion } from '#contract/search.ts';
import { codesIn } from '#engine/codes.ts';
import { ByteReader } from '#engine/files/bytes.ts';
import { pathOf } from '#engine/files/directory.ts';
import type { FactGroup } from '#engine/files/facts.ts';
import { readColumn } from '#engine/files/number-column.ts';
import { inMajor } from '#engine/in-major.ts';
import { brandKey } from '#engine/index/brand-key.ts';
import { complete } from '#engine/index/complete.ts';
import type { BrandCount } from '#engine/index/counts.ts';
import { type SearchFound, search } from '#engine/index/search.ts';
import type { SearchRequest, SuggestRequest } from '#engine/requests.ts';
import { searchPage } from '#engine/search-page.ts';
import { suggest, suggestBrands } from '#engine/suggestions/suggest.ts';
import { openTerms, termsOnSale, toSuggestion } from '#engine/suggestions/terms.ts';
import type { FilesEdition } from './files-edition.ts';
import { jsonAt } from './not-here.ts';
import { createSearchIndex } from './search-index.ts';

/** Searches and suggestions from files. All throw `NotHere`. */
export interface Searching {
  search(request: SearchRequest): SearchPage;
  priceRange(request: SearchRequest): PriceRange;
  suggest(request: SuggestRequest): Suggestion[];
  suggestBrands(request: SuggestRequest): PopularBrand[];
}

export function createSearching({
  edition,
  directory,
  held,
  facts,
  items,
  hierarchy,
}: FilesEdition): Searching {
  const index = createSearchIndex(edition, directory, held, facts);
  const commonFile = {
    path: pathOf('common', directory.common),
    make(content: Uint8Array) {
      const reader = new ByteReader(content);
      return { places: readColumn(reader), counts: readColumn(reader) };
    },
  };
  const usesFile = jsonAt<Record<'searches' | 'brands', [string, number][]>>(pathOf('uses', directory.uses));
  const brandsFile = jsonAt<string[]>(pathOf('brands', directory.brands));
  let terms: ReturnType<typeof openTerms> | undefined;

  function found(request: SearchRequest): SearchFound {
    const codes = codesIn(request.text);
    const named = codes ? items.withCodes([...codes.gtins, ...(codes.isbn ? [codes.isbn] : [])]) : [];
    const groups = groupsFor(request);
    const parts = index.parts(groups);
    const isScoped = request.category !== undefined || request.subcategory !== undefined;
    if (!request.text?.trim() && named.length === 0) {
      if (isScoped) facts.demandScope(request, groups);
      else facts.demandAll(request.brand === undefined ? groups : ['base', 'search']);
      return search(index.parts(groups), request);
    }
    return search(parts, request, named.length > 0 ? named : undefined);
  }

  function opened() {
    held.demand([commonFile, usesFile, brandsFile]);
    const { places, counts } = held.get(commonFile);
    const labels = held.get(brandsFile);
    const uses = held.get(usesFile);
    const brands = Array.from(places, (place, at): BrandCount => {
      const label = labels[place - 1] as string;
      return { key: brandKey(label), label, count: counts[at] as number };
    });
    const nodes = hierarchy().flatMap((category) => [category, ...category.subcategories]);
    const onSale = termsOnSale(edition, brands, new Map(nodes.map(({ slug, count }) => [slug, count])));
    return openTerms(onSale, { searches: new Map(uses.searches), brands: new Map(uses.brands) });
  }

  function termsHere() {
    terms ??= opened();
    return terms;
  }

  return {
    search(request) {
      const all = found(request);
      return searchPage(edition, all, items.productsAt(all.products));
    },
    priceRange: (request) => inMajor(edition, found({ ...request, limit: 0 }).facets.price),
    suggest: (request) =>
      suggest(request, {
        ...termsHere(),
        spelling: index.spelling,
        products: (text, limit) =>
          items.productsAt(complete(index.parts(['base', 'search']), text, limit)).map(toSuggestion),
      }),
    suggestBrands: (request) => suggestBrands(request, termsHere().brands),
  };
}

const groupsFor = ({ sort }: SearchRequest): FactGroup[] =>
  sort === 'rating' ? ['base', 'search', 'rating'] : ['base', 'search'];
