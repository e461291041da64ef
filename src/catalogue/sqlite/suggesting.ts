import type { PopularBrand } from '#contract/directory.ts';
import type { Suggestion } from '#contract/search.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { SuggestRequest } from '#engine/requests.ts';
import { buildCompletions } from '#engine/suggestions/build.ts';
import { categoryEntries } from '#engine/suggestions/categories.ts';
import { openCompletions } from '#engine/suggestions/completions.ts';
import { type SuggestSources, suggest, suggestBrands } from '#engine/suggestions/suggest.ts';
import { toMajor } from '#lib/money.ts';
import { slugOf } from '#lib/slug.ts';
import type { Reading } from './reading.ts';

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

type Terms = Pick<SuggestSources, 'searches' | 'brands' | 'categories'>;

/** Suggests from what an edition has on sale and what is used. `now` is UTC milliseconds. */
export function createSuggesting(uses: Uses, now: () => number = Date.now): Suggesting {
  const onSale = new WeakMap<Reading, ReturnType<typeof entriesOf>>();
  const made = new WeakMap<Reading, { at: number; terms: Terms }>();

  function termsOf(reading: Reading): Terms {
    const known = made.get(reading);
    if (known && now() - known.at < FRESH) return known.terms;
    const entries = onSale.get(reading) ?? entriesOf(reading);
    onSale.set(reading, entries);
    const terms = {
      searches: openCompletions(buildCompletions(searchEntries(uses, reading.edition))),
      brands: openCompletions(entries.brands, uses.brandWeights(reading.edition)),
      categories: openCompletions(entries.categories),
    };
    made.set(reading, { at: now(), terms });
    return terms;
  }

  return {
    suggest: (reading, request) =>
      suggest(request, {
        ...termsOf(reading),
        spelling: reading.snapshot.spelling,
        products: (text, limit) => productsNamed(reading, reading.snapshot.complete(text, limit)),
      }),
    suggestBrands: (reading, request) => suggestBrands(request, termsOf(reading).brands),
  };
}

function entriesOf({ edition, snapshot }: Reading) {
  const { language } = editions[edition];
  const brands = snapshot.commonestBrands(Number.MAX_SAFE_INTEGER).map(({ key, label, count }) => ({
    text: label,
    id: slugOf(key),
    weight: count,
  }));
  return {
    brands: buildCompletions(brands),
    categories: buildCompletions(categoryEntries(language, snapshot.categoryCounts())),
  };
}

/** Seeds weigh a little, so that they are suggested until there is use. */
const searchEntries = (uses: Uses, edition: EditionKey) =>
  [...uses.searchWeights(edition)].map(([text, weight]) => ({ text, id: text, weight: weight + 1 }));

const SUGGESTED = 'SELECT id_c10, name, price, currency, image, subcategory FROM offers WHERE id = ?';

function productsNamed({ snapshot, statements }: Reading, numbers: readonly number[]) {
  return numbers.map((number) => {
    const row = statements.get(SUGGESTED, [snapshot.columns.offer[number] as number]);
    const currency = String(row?.currency);
    return {
      kind: 'product' as const,
      text: String(row?.name),
      id_c10: String(row?.id_c10),
      search_price: toMajor(Number(row?.price), currency),
      currency,
      ...(row?.image && { merchant_image_url: String(row.image) }),
      ...(row?.subcategory && { subcategory_slug: String(row.subcategory) }),
    };
  });
}
