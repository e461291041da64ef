import type { PriceRange, ProductPage } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import { editions } from '#editions/editions.ts';
import { highlight } from '#engine/index/highlight.ts';
import type { ListRequest, SearchRequest } from '#engine/requests.ts';
import { toGtin14, toIsbn13 } from '#lib/gtin.ts';
import { toMajor } from '#lib/money.ts';
import { numberOf, productsAt, type Reading } from './reading.ts';

/** Without DISTINCT, for which SQLite would go through all offers in the order of their products. */
export const KEYS_OF_ISBN =
  'SELECT product_key AS key FROM offers WHERE edition = ? AND isbn = ? AND gone_at IS NULL';

export function list(reading: Reading, request: ListRequest): ProductPage {
  const { products, total } = reading.snapshot.list(request);
  return { products: productsAt(reading, products), total };
}

/** Products by the words of a text, or by the whole EAN or ISBN that it is. */
export function search(reading: Reading, request: SearchRequest): SearchPage {
  const found = reading.snapshot.search(request, exactProducts(reading, request.text));
  const { language } = editions[reading.edition];
  const products = productsAt(reading, found.products);
  return {
    products,
    total: found.total,
    facets: { ...found.facets, price: inMajor(found.facets.price, reading) },
    ...(found.corrected !== undefined && { corrected: found.corrected, exact_total: found.exactTotal }),
    highlights: Object.fromEntries(
      products.flatMap(({ id_c10, c10_product_name: name }) => {
        const places = highlight(name, found.terms, language);
        return places.length > 0 ? [[id_c10, places]] : [];
      }),
    ),
  };
}

/** In major units. */
export function priceRange(reading: Reading, request: ListRequest | SearchRequest): PriceRange {
  const range =
    'list' in request
      ? reading.snapshot.listPriceRange(request)
      : reading.snapshot.search({ ...request, limit: 0 }, exactProducts(reading, request.text)).facets.price;
  return inMajor(range, reading);
}

function inMajor({ min, max }: PriceRange, { edition }: Reading): PriceRange {
  const { currency } = editions[edition];
  return { min: toMajor(min, currency), max: toMajor(max, currency) };
}

/** What stands in front of a code where people copy it from. */
const CODE_NAME = /^(?:ean|gtin|isbn)(?:-?1[0-4])?[\s:#]+/i;

/** The numbers of the products that have the code a text is; undefined where it is none that is held. */
function exactProducts(reading: Reading, text: string | undefined): number[] | undefined {
  const code = text?.trim().replace(CODE_NAME, '') ?? '';
  const isbn = toIsbn13(code);
  const gtins = [isbn ?? '', code].flatMap((digits) => (/^\d{8,14}$/.test(digits) && toGtin14(digits)) || []);
  if (gtins.length === 0 && !isbn) return undefined;
  const rows = isbn ? reading.statements.all(KEYS_OF_ISBN, [reading.edition, isbn]) : [];
  const keys = rows.map(({ key }) => String(key));
  const numbers = [...gtins, ...keys].flatMap((key) => numberOf(reading, key) ?? []);
  return numbers.length > 0 ? [...new Set(numbers)] : undefined;
}
