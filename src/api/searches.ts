import type { Catalogue } from '#catalogue/catalogue.ts';
import { calls } from '#contract/calls.ts';
import { NO_PRODUCTS } from '#engine/no-products.ts';
import { textsOf } from '#engine/suggestions/texts.ts';
import { asksForProducts, toScopedSearch, toSuggest } from '#engine/to-request.ts';
import type { Reads } from './reads.ts';
import type { Routes } from './routes.ts';
import type { Uses } from './uses.ts';

/** Searches, and what a search box suggests. */
export function addSearches(routes: Routes, catalogue: Catalogue, { reader }: Reads, uses: Uses): void {
  const { search, suggestions, searchSuggestions, brandSuggestions } = calls;
  routes.add(
    search,
    reader(
      search,
      async ({ edition, query }) => {
        const request = toScopedSearch(edition, query);
        return asksForProducts(request) ? await catalogue.search(request) : NO_PRODUCTS;
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
      return request ? textsOf(await catalogue.suggest(request)) : [];
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
