import type { Product } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { editions } from '#editions/editions.ts';
import { inMajor } from './in-major.ts';
import { highlight } from './index/highlight.ts';
import type { SearchFound } from './index/search.ts';
import type { SearchRequest } from './requests.ts';

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
    ...(found.corrected !== undefined && { corrected: found.corrected, exact_total: found.exactTotal }),
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
