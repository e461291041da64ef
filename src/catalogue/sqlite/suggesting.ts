import type { PopularBrand } from '#contract/directory.ts';
import type { Suggestion } from '#contract/search.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { SuggestRequest } from '#engine/requests.ts';
import { suggest, suggestBrands } from '#engine/suggestions/suggest.ts';
import { type OnSale, openTerms, termsOnSale, toSuggestion } from '#engine/suggestions/terms.ts';
import { productsAt, type Reading } from './reading.ts';

/** Milliseconds that suggestions follow what was used when they were made. */
const FRESH = 30_000;

/** How much searches, by their text, and brands, by their id, are used. */
export interface Uses {
  searchWeights(edition: EditionKey): ReadonlyMap<string, number>;
  brandWeights(edition: EditionKey): ReadonlyMap<string, number>;
}

export interface Suggesting {
  suggest(reading: Reading, request: SuggestRequest): Suggestion[];
  suggestBrands(reading: Reading, request: SuggestRequest): PopularBrand[];
}

type Terms = ReturnType<typeof openTerms>;

/** Suggests from what an edition has on sale and what is used. `now` is UTC milliseconds. */
export function createSuggesting(uses: Uses, now: () => number = Date.now): Suggesting {
  const onSale = new WeakMap<Reading, OnSale>();
  const made = new WeakMap<Reading, { at: number; terms: Terms }>();

  function termsOf(reading: Reading): Terms {
    const known = made.get(reading);
    if (known && now() - known.at < FRESH) return known.terms;
    const { edition, snapshot } = reading;
    const held = onSale.get(reading) ?? termsOnSale(edition, allBrands(snapshot), snapshot.categoryCounts());
    onSale.set(reading, held);
    const terms = openTerms(held, {
      searches: uses.searchWeights(edition),
      brands: uses.brandWeights(edition),
    });
    made.set(reading, { at: now(), terms });
    return terms;
  }

  return {
    suggest: (reading, request) =>
      suggest(request, {
        ...termsOf(reading),
        spelling: () => reading.snapshot.spelling,
        products: (text, limit) =>
          productsAt(reading, reading.snapshot.complete(text, limit)).map(toSuggestion),
      }),
    suggestBrands: (reading, request) => suggestBrands(request, termsOf(reading).brands),
  };
}

const allBrands = (snapshot: Reading['snapshot']) => snapshot.commonestBrands(Number.MAX_SAFE_INTEGER);
