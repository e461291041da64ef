import type { PriceRange, Product } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { toMajor } from '#lib/money.ts';
import { highlight } from './index/highlight.ts';
import type { SearchFound } from './index/search.ts';

/** What a search answers. @param products those found, in their order */
export function searchPage(edition: EditionKey, found: SearchFound, products: Product[]): SearchPage {
  const { language } = editions[edition];
  return {
    products,
    total: found.total,
    facets: { ...found.facets, price: inMajor(edition, found.facets.price) },
    ...(found.corrected !== undefined && { corrected: found.corrected, exact_total: found.exactTotal }),
    highlights: Object.fromEntries(
      products.flatMap(({ id_c10, c10_product_name: name }) => {
        const places = highlight(name, found.terms, language);
        return places.length > 0 ? [[id_c10, places]] : [];
      }),
    ),
  };
}

/** A range of minor units in major units of the edition's currency. */
export function inMajor(edition: EditionKey, { min, max }: PriceRange): PriceRange {
  const { currency } = editions[edition];
  return { min: toMajor(min, currency), max: toMajor(max, currency) };
}

/** What a search that asks for nothing answers. */
export const NO_PRODUCTS: SearchPage = {
  products: [],
  total: 0,
  facets: { brands: [], categories: [], conditions: [], price: { min: 0, max: 0 } },
  highlights: {},
};
