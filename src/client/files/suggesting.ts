import type { PopularBrand } from '#contract/directory.ts';
import type { Suggestion } from '#contract/search.ts';
import { decoded } from '#engine/files/coder.ts';
import { pathOf } from '#engine/files/directory.ts';
import { codeRepeating } from '#engine/files/numbers.ts';
import { complete } from '#engine/index/complete.ts';
import type { SuggestRequest } from '#engine/requests.ts';
import { keyOf } from '#engine/suggestions/key.ts';
import { SHORTEST, suggest, suggestBrands } from '#engine/suggestions/suggest.ts';
import { openTerms, termsOnSale, toSuggestion } from '#engine/suggestions/terms.ts';
import type { FilesEdition } from './files-edition.ts';
import { jsonAt, type Source } from './not-here.ts';
import type { SearchIndex } from './search-index.ts';
import { SEARCH_FACTS } from './searching.ts';
import { together } from './together.ts';

/** Suggestions from files. Both throw `NotHere`. */
export interface Suggesting {
  suggest(request: SuggestRequest): Suggestion[];
  suggestBrands(request: SuggestRequest): PopularBrand[];
}

export function createSuggesting(
  { edition, directory, held, items, hierarchy }: FilesEdition,
  index: SearchIndex,
): Suggesting {
  const countsFile: Source<Uint32Array> = {
    path: pathOf('counts', directory.counts),
    make(content) {
      const counts = new Uint32Array(directory.brandCount);
      decoded(content, (coder) => codeRepeating(coder, counts));
      return counts;
    },
  };
  const usesFile = jsonAt<Record<'searches' | 'brands', [string, number][]>>(pathOf('uses', directory.uses));
  let terms: ReturnType<typeof openTerms> | undefined;

  function termsHere() {
    if (terms) return terms;
    const [counts, uses, tree] = together([
      () => held.get(countsFile),
      () => held.get(usesFile),
      hierarchy,
      index.brands.demandAll,
    ]);
    const brands = index.brands.names.map((name, place) => ({ ...name, count: counts[place] as number }));
    const nodes = tree.flatMap((category) => [category, ...category.subcategories]);
    const onSale = termsOnSale(edition, brands, new Map(nodes.map(({ slug, count }) => [slug, count])));
    terms = openTerms(onSale, { searches: new Map(uses.searches), brands: new Map(uses.brands) });
    return terms;
  }

  return {
    suggest(request) {
      const key = keyOf(request.text);
      if (key.length < SHORTEST) return [];
      const parts = index.parts(SEARCH_FACTS);
      const products = (text: string, limit: number) =>
        items.productsAt(complete(parts, text, limit), { asCards: true }).map(toSuggestion);
      // What is asked for first comes beside what the terms are made of.
      const [here, begun] = together([termsHere, () => products(key, request.limit)]);
      return suggest(request, {
        ...here,
        spelling: () => index.spelling,
        products: (text, limit) => (text === key && limit === request.limit ? begun : products(text, limit)),
      });
    },
    suggestBrands: (request) => suggestBrands(request, termsHere().brands),
  };
}
