import type { PriceRange, ProductPage } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { codesIn } from '#engine/codes.ts';
import { inMajor } from '#engine/in-major.ts';
import type { ListRequest, SearchRequest } from '#engine/requests.ts';
import { searchPage } from '#engine/search-page.ts';
import { keysOfGtin } from '../product-key.ts';
import { cardsAt, numberOf, productsAt, type Reading } from './reading.ts';

/** Without DISTINCT, for which SQLite would go through all offers in the order of their products. */
export const KEYS_OF_ISBN =
  'SELECT product_key AS key FROM offers WHERE edition = ? AND isbn = ? AND gone_at IS NULL';

export function list(reading: Reading, request: ListRequest): ProductPage {
  const { products, total } = reading.snapshot.list(request);
  return { products: askedAt(reading, products, request), total };
}

/** Products by the words of a text, or by the whole EAN or ISBN that it is. */
export function search(reading: Reading, request: SearchRequest): SearchPage {
  const found = reading.snapshot.search(request, exactProducts(reading, request.text));
  return searchPage(request, found, askedAt(reading, found.products, request));
}

/** Products whole or as cards, as it is asked. */
const askedAt = (reading: Reading, numbers: readonly number[], { asCards }: { asCards?: boolean }) =>
  (asCards ? cardsAt : productsAt)(reading, numbers);

/** In major units. */
export function priceRange(reading: Reading, request: ListRequest | SearchRequest): PriceRange {
  const range =
    'list' in request
      ? reading.snapshot.listPriceRange(request)
      : reading.snapshot.search({ ...request, limit: 0 }, exactProducts(reading, request.text)).facets.price;
  return inMajor(reading.edition, range);
}

/** The numbers of the products that have the code a text is; undefined where it is none that is held. */
function exactProducts(reading: Reading, text: string | undefined): number[] | undefined {
  const codes = codesIn(text);
  if (!codes) return undefined;
  const { gtins, isbn } = codes;
  const rows = isbn ? reading.statements.all(KEYS_OF_ISBN, [reading.edition, isbn]) : [];
  const keys = rows.map(({ key }) => String(key));
  const numbers = [...gtins.flatMap(keysOfGtin), ...keys].flatMap((key) => numberOf(reading, key) ?? []);
  return numbers.length > 0 ? [...new Set(numbers)] : undefined;
}
