import type { PopularBrand } from '#contract/directory.ts';
import type { Suggestion } from '#contract/search.ts';
import type { Spelling } from '../spelling/spelling.ts';
import type { Completion, Completions } from './completions.ts';
import { keyOf } from './key.ts';
import { mix } from './mix.ts';
import { readingsOf } from './readings.ts';

/** A product under a search box. */
export type ProductSuggestion = Extract<Suggestion, { kind: 'product' }>;

/** What suggestions are drawn from. */
export interface SuggestSources {
  searches: Completions;
  /** Ids are the brands'. */
  brands: Completions;
  /** Of `categoryEntries`. */
  categories: Completions;
  /**
   * The most popular products that have all words of a folded text, the last one perhaps unfinished and no
   * word corrected, best first.
   */
  products(text: string, limit: number): readonly ProductSuggestion[];
  /** The words of the products. */
  spelling(): Spelling;
}

/** Letters and digits below which nothing is suggested. */
export const SHORTEST = 2;
/** Where at least so many are found as typed, nothing is corrected. */
const FEW = 3;

/**
 * What a shopper may be typing: popular searches, brands, categories, then products; what begins as typed
 * before what does once corrected. Fewer than two letters or digits suggest nothing.
 */
export function suggest(
  { text, limit }: { text: string; limit: number },
  sources: SuggestSources,
): Suggestion[] {
  const key = keyOf(text);
  if (key.length < SHORTEST || limit < 1) return [];
  const begun = mix(found('complete', key, limit, sources), limit);
  if (begun.length >= Math.min(FEW, limit)) return begun;
  const shown = new Set(begun.map((each) => keyOf(each.text)));
  const others = corrected(key, limit, sources).filter((each) => !shown.has(keyOf(each.text)));
  return [...begun, ...mix(others, limit - begun.length)];
}

/** What the likeliest reading finds that finds any; where the products' words give none, each kind's own words. */
function corrected(key: string, limit: number, sources: SuggestSources): Suggestion[] {
  for (const reading of readingsOf(key, sources.spelling())) {
    const suggestions = found('complete', reading, limit, sources);
    if (suggestions.length > 0) return suggestions;
  }
  return found('corrected', key, limit, { ...sources, products: () => [] });
}

/** The brands that a beginning may stand for, corrected where none begins so. */
export function suggestBrands(
  { text, limit }: { text: string; limit: number },
  brands: Completions,
): PopularBrand[] {
  if (keyOf(text).length < SHORTEST) return [];
  const begun = brands.complete(text, limit);
  const found = begun.length > 0 ? begun : brands.corrected(text, limit);
  return found.map(({ id, text: brandName }) => ({ id, brandName }));
}

function found(
  how: 'complete' | 'corrected',
  key: string,
  limit: number,
  { searches, brands, categories, products }: SuggestSources,
): Suggestion[] {
  return [
    ...searches[how](key, limit).map(({ text }): Suggestion => ({ kind: 'search', text })),
    ...brands[how](key, limit).map(({ text, id }): Suggestion => ({ kind: 'brand', text, id })),
    ...categories[how](key, limit).map(toCategory),
    ...products(key, limit),
  ];
}

function toCategory({ text, id }: Completion): Suggestion {
  const [category = '', subcategory] = id.split('>');
  return { kind: 'category', text, category, ...(subcategory && { subcategory }) };
}
