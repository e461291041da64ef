import type { Catalogue } from '#catalogue/catalogue.ts';
import { calls } from '#contract/calls.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { SuggestRequest } from '#engine/requests.ts';
import { asksForProducts, toScopedSearch } from '#engine/to-request.ts';
import type { Reads } from './reads.ts';
import type { Routes } from './routes.ts';
import type { Uses } from './uses.ts';

/** Suggestions appear from two characters on (specification, section 5). */
const FEWEST_CHARACTERS = 2;

const NOTHING = {
  products: [],
  total: 0,
  facets: { brands: [], categories: [], conditions: [], price: { min: 0, max: 0 } },
  highlights: {},
};

/** Searches, and what a search box suggests. */
export function addSearches(routes: Routes, catalogue: Catalogue, { reader }: Reads, uses: Uses): void {
  const { search, suggestions, searchSuggestions, brandSuggestions } = calls;
  routes.add(
    search,
    reader(
      search,
      async ({ edition, query }) => {
        const request = toScopedSearch(edition, query);
        return asksForProducts(request) ? await catalogue.search(request) : NOTHING;
      },
      (caller, { edition, query: { q: text = '', page = 1 } }, { total }) =>
        uses.search(caller, edition, { text, page, total }),
    ),
  );
  routes.add(
    suggestions,
    reader(suggestions, async ({ edition, query }) => {
      const request = toSuggest(edition, query);
      return request ? await catalogue.suggest(request) : [];
    }),
  );
  routes.add(
    searchSuggestions,
    reader(searchSuggestions, async ({ edition, query }) => {
      const request = toSuggest(edition, query);
      const found = request ? await catalogue.suggest(request) : [];
      return [...new Map(found.map(({ text }) => [text.toLowerCase(), text])).values()];
    }),
  );
  routes.add(
    brandSuggestions,
    reader(brandSuggestions, async ({ edition, query }) => {
      const request = toSuggest(edition, query);
      return request ? await catalogue.suggestBrands(request) : [];
    }),
  );
}

function toSuggest(edition: EditionKey, { q, limit }: { q?: string; limit: number }): SuggestRequest | null {
  const text = q?.trim() ?? '';
  return text.length < FEWEST_CHARACTERS ? null : { edition, text, limit };
}
