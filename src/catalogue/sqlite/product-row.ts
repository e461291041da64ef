import type { Observation, Product } from '#contract/product.ts';
import { type Edition, type EditionKey, editions } from '#editions/editions.ts';
import { printedGtin } from '#lib/gtin.ts';
import { discountPercent, toMajor } from '#lib/money.ts';
import { categoryName } from '#lib/taxonomy.ts';
import { columns } from '../offer-columns.ts';
import { earlierPrice } from './rules.ts';

const selected = (names: readonly string[]): string =>
  [
    'o.id_c10',
    ...names.map((name) => `o.${name}`),
    'o.observed_at',
    'o.gone_at',
    `${earlierPrice('o.')} AS earlier_price`,
  ].join(', ');

const names = columns.map(({ name }) => name);

/** What a query must select of an offer `o` to make a Product. */
export const PRODUCT_COLUMNS = selected(names);

/** The same for what `asCard` leaves of it. */
export const CARD_COLUMNS = selected(names.filter((name) => name !== 'description'));

/** A column that was not selected is absent. */
type Row = Record<string, string | number | null>;

/** What an offer is told of the product it belongs to. The price is minor units. */
export interface ProductSummary {
  shops: number;
  lowestPrice: number;
  rating: number | null;
  category: string | null;
  subcategory: string | null;
}

/** A stored offer in the shape of the contract: amounts in major units, absent facts left out. */
export function toProduct(row: Row, editionKey: EditionKey, summary: ProductSummary | undefined): Product {
  const edition = editions[editionKey];
  const currency = String(row.currency);
  const price = Number(row.price);
  const earlier = row.earlier_price === null ? null : Number(row.earlier_price);
  const percent = discountPercent(price, earlier);
  const rating = row.rating ?? summary?.rating ?? null;
  const delivery = row.delivery_cost;
  return {
    id_c10: String(row.id_c10),
    c10_product_name: String(row.name),
    search_price: toMajor(price, currency),
    ...(earlier !== null && { product_price_old: toMajor(earlier, currency) }),
    currency,
    ...(percent > 0 && { discount_percent: percent }),
    ...(delivery !== null && { delivery_cost: toMajor(Number(delivery), currency) }),
    in_stock: row.in_stock === 1 && row.gone_at === null,
    ...(row.stock_quantity !== null && { stock_quantity: Number(row.stock_quantity) }),
    merchant_id: String(row.merchant_id),
    merchant_name: String(row.merchant_name),
    aw_deep_link: String(row.link),
    condition: row.condition as Product['condition'],
    ...(rating !== null && { rating_c10: Number(rating) }),
    ...(row.gtin !== null && { ean: printedGtin(String(row.gtin)) }),
    seen_at: String(row.observed_at),
    shops: row.gone_at === null ? (summary?.shops ?? 1) : 0,
    lowest_price: toMajor(summary?.lowestPrice ?? price, currency),
    ...plainTexts(row),
    ...categoryFacts(row, edition, summary),
    ...customLabels(row),
  };
}

export function toObservation(
  row: { since: string; until: string; price: number; in_stock: number },
  currency: string,
): Observation {
  return {
    since: row.since,
    until: row.until,
    price: toMajor(row.price, currency),
    in_stock: row.in_stock === 1,
  };
}

/** The fields that are told as they are stored, and their columns. */
const TEXTS = [
  ['merchant_image_url', 'image'],
  ['large_image', 'large_image'],
  ['alternate_image', 'alternate_image'],
  ['alternate_image_two', 'alternate_image_two'],
  ['alternate_image_three', 'alternate_image_three'],
  ['merchant_category', 'merchant_category'],
  ['short_description_c10', 'short_description'],
  ['descripcion_c10', 'description'],
  ['keywords', 'keywords'],
  ['isbn', 'isbn'],
  ['travel_location', 'travel_location'],
  ['travel_hotel_name', 'travel_hotel'],
  ['travel_destination_city', 'travel_city'],
  ['travel_destination_country', 'travel_country'],
  ['travel_destination_type', 'travel_type'],
  ['specifications', 'specifications'],
  ['brand_name', 'brand'],
  ['product_model', 'model'],
  ['colour', 'colour'],
  ['size', 'size'],
  ['gender', 'gender'],
  ['age_group', 'age_group'],
  ['material', 'material'],
  ['pattern', 'pattern'],
  ['mpn', 'mpn'],
  ['availability', 'availability'],
  ['category_path', 'category_path'],
  ['language', 'language'],
  ['last_updated', 'last_updated'],
] as const satisfies readonly (readonly [keyof Product, string])[];

function plainTexts(row: Row): Partial<Product> {
  const texts: Record<string, string> = {};
  for (const [field, column] of TEXTS) {
    const value = row[column];
    if (value !== null && value !== undefined) texts[field] = String(value);
  }
  return texts;
}

/** An offer's own place in the tree, else its product's. */
function categoryFacts(row: Row, edition: Edition, summary: ProductSummary | undefined) {
  const place = row.category === null ? summary : row;
  const named = (slug: string | number | null | undefined, field: 'category' | 'subcategory') =>
    typeof slug === 'string' && {
      [`${field}_slug`]: slug,
      [`${field}_name`]: categoryName(slug, edition.language),
    };
  return { ...named(place?.category, 'category'), ...named(place?.subcategory, 'subcategory') };
}

function customLabels(row: Row): Partial<Product> {
  if (row.custom_labels === null) return {};
  const labels = JSON.parse(String(row.custom_labels)) as string[];
  return Object.fromEntries(
    labels.slice(0, 5).flatMap((label, index) => (label ? [[`custom_label_${index}`, label]] : [])),
  );
}
