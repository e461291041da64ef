import type { Product } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { editions } from '#editions/editions.ts';
import { inMajor } from './in-major.ts';
import { highlight } from './index/highlight.ts';
import type { SearchFound } from './index/search.ts';
import type { SearchRequest } from './requests.ts';
import { fold } from './text/analyse.ts';

/** What a search answers. @param products those found, in their order */
export function searchPage(
  { edition, text, priceWords }: SearchRequest,
  found: SearchFound,
  products: Product[],
): SearchPage {
  const { language } = editions[edition];
  return {
    products,
    total: found.total,
    facets: { ...found.facets, price: inMajor(edition, found.facets.price) },
    ...(found.corrected !== undefined && { corrected: asWritten(found.corrected, products) }),
    ...(found.suggested !== undefined && { suggested: found.suggested }),
    ...(priceWords !== undefined && { price_words: priceWords, words: text }),
    highlights: Object.fromEntries(
      products.flatMap(({ id_c10, c10_product_name: name }) => {
        const places = highlight(name, found.terms, language);
        return places.length > 0 ? [[id_c10, places]] : [];
      }),
    ),
  };
}

const WORD = /\p{L}+/gu;

/** A text with its words as the names of products write them: the index knows them without accents. */
function asWritten(text: string, products: readonly Product[]): string {
  const written = new Map<string, string>();
  for (const { c10_product_name: name } of products) {
    for (const [word] of name.toLowerCase().matchAll(WORD)) {
      const plain = fold(word);
      if (!written.has(plain)) written.set(plain, word);
    }
  }
  return text.replace(WORD, (word) => (word === fold(word) ? (written.get(word) ?? word) : word));
}
