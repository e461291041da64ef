import type { Observation, Product } from '#contract/product.ts';
import { type Edition, type EditionKey, editions } from '#editions/editions.ts';
import { printedGtin } from '#lib/gtin.ts';
import { discountPercent, toMajor } from '#lib/money.ts';
import { categoryName } from '#lib/taxonomy.ts';
import { columns } from '../offer-columns.ts';
import { earlierPrice } from './rules.ts';

/** What a query must select of an offer `o` to make a Product. */
export const PRODUCT_COLUMNS = [
  'o.id_c10',
  ...columns.map(({ name }) => `o.${name}`),
  'o.observed_at',
  'o.gone_at',
  `${earlierPrice('o.')} AS earlier_price`,
].join(', ');

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
  const rating = row.rating ?? summary?.rating;
  const product: Product = {
    id_c10: String(row.id_c10),
    c10_product_name: String(row.name),
    search_price: toMajor(price, currency),
    product_price_old: earlier === null ? undefined : toMajor(earlier, currency),
    currency,
    discount_percent: discountPercent(price, earlier) || undefined,
    delivery_cost: row.delivery_cost === null ? undefined : toMajor(Number(row.delivery_cost), currency),
    in_stock: row.in_stock === 1 && row.gone_at === null,
    stock_quantity: number(row.stock_quantity),
    merchant_id: String(row.merchant_id),
    merchant_name: String(row.merchant_name),
    aw_deep_link: String(row.link),
    condition: row.condition as Product['condition'],
    rating_c10: number(rating ?? null),
    ean: row.gtin === null ? undefined : printedGtin(String(row.gtin)),
    seen_at: String(row.observed_at),
    shops: row.gone_at === null ? (summary?.shops ?? 1) : 0,
    lowest_price: toMajor(summary?.lowestPrice ?? price, currency),
    ...plainTexts(row),
    ...categoryFacts(row, edition, summary),
    ...customLabels(row),
  };
  return withoutAbsent(product);
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

function plainTexts(row: Row) {
  return {
    merchant_image_url: text(row.image),
    large_image: text(row.large_image),
    alternate_image: text(row.alternate_image),
    alternate_image_two: text(row.alternate_image_two),
    alternate_image_three: text(row.alternate_image_three),
    merchant_category: text(row.merchant_category),
    short_description_c10: text(row.short_description),
    descripcion_c10: text(row.description),
    keywords: text(row.keywords),
    isbn: text(row.isbn),
    travel_location: text(row.travel_location),
    travel_hotel_name: text(row.travel_hotel),
    travel_destination_city: text(row.travel_city),
    travel_destination_country: text(row.travel_country),
    travel_destination_type: text(row.travel_type),
    specifications: text(row.specifications),
    brand_name: text(row.brand),
    product_model: text(row.model),
    colour: text(row.colour),
    size: text(row.size),
    gender: text(row.gender),
    age_group: text(row.age_group),
    material: text(row.material),
    pattern: text(row.pattern),
    mpn: text(row.mpn),
    availability: text(row.availability),
    category_path: text(row.category_path),
    language: text(row.language),
    last_updated: text(row.last_updated),
  };
}

/** An offer's own place in the tree, else its product's. */
function categoryFacts(row: Row, edition: Edition, summary: ProductSummary | undefined) {
  const place = row.category === null ? summary : row;
  const category = text(place?.category);
  const subcategory = text(place?.subcategory);
  return {
    category_slug: category,
    category_name: category && categoryName(category, edition.language),
    subcategory_slug: subcategory,
    subcategory_name: subcategory && categoryName(subcategory, edition.language),
  };
}

function customLabels(row: Row): Partial<Product> {
  const labels = row.custom_labels === null ? [] : (JSON.parse(String(row.custom_labels)) as string[]);
  return Object.fromEntries(
    labels.slice(0, 5).map((label, index) => [`custom_label_${index}`, label || undefined]),
  );
}

const text = (value: string | number | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : String(value);
const number = (value: string | number | null | undefined): number | undefined =>
  value === null || value === undefined ? undefined : Number(value);

function withoutAbsent(product: Product): Product {
  return Object.fromEntries(Object.entries(product).filter(([, value]) => value !== undefined)) as Product;
}
