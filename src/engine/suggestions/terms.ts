import type { Product } from '#contract/product.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { slugOf } from '#lib/slug.ts';
import type { BrandCount } from '../index/counts.ts';
import { buildCompletions } from './build.ts';
import { categoryEntries } from './categories.ts';
import { type Completions, openCompletions } from './completions.ts';
import type { CompletionsData } from './data.ts';
import type { ProductSuggestion } from './suggest.ts';

/** Brands and categories that have products on sale, to complete. */
export interface OnSale {
  brands: CompletionsData;
  categories: CompletionsData;
}

export function termsOnSale(
  edition: EditionKey,
  brands: readonly BrandCount[],
  categoryCounts: ReadonlyMap<string, number>,
): OnSale {
  const entries = brands.map(({ key, label, count }) => ({ text: label, id: slugOf(key), weight: count }));
  return {
    brands: buildCompletions(entries),
    categories: buildCompletions(categoryEntries(editions[edition].language, categoryCounts)),
  };
}

/** How much searches, by their text, and brands, by their id, are used. */
export interface TermUses {
  searches: ReadonlyMap<string, number>;
  brands: ReadonlyMap<string, number>;
}

/** What suggestions complete beside products. Searches weigh a little also before there is use. */
export function openTerms(
  onSale: OnSale,
  uses: TermUses,
): Record<'searches' | 'brands' | 'categories', Completions> {
  const searches = [...uses.searches].map(([text, weight]) => ({ text, id: text, weight: weight + 1 }));
  return {
    searches: openCompletions(buildCompletions(searches)),
    brands: openCompletions(onSale.brands, uses.brands),
    categories: openCompletions(onSale.categories),
  };
}

/** A product as it is suggested. */
export function toSuggestion(
  product: Pick<
    Product,
    | 'c10_product_name'
    | 'id_c10'
    | 'search_price'
    | 'currency'
    | 'delivery_cost'
    | 'seen_at'
    | 'merchant_image_url'
    | 'subcategory_slug'
  >,
): ProductSuggestion {
  const { delivery_cost, merchant_image_url: image, subcategory_slug: subcategory } = product;
  return {
    kind: 'product',
    text: product.c10_product_name,
    id_c10: product.id_c10,
    search_price: product.search_price,
    currency: product.currency,
    ...(delivery_cost !== undefined && { delivery_cost }),
    seen_at: product.seen_at,
    ...(image && { merchant_image_url: image }),
    ...(subcategory && { subcategory_slug: subcategory }),
  };
}
