import { described } from './describe.ts';
import { soiled } from './dirt.ts';
import { linesIn } from './lines.ts';
import { seeded } from './random.ts';
import type { Language, Product, Range } from './range.ts';
import type { Shop } from './shops.ts';
import { conditionOf, pricesOf, stockOf } from './terms.ts';

/** Columns of Awin's Create-a-Feed that shops fill. */
export const COLUMNS = [
  ...([
    'aw_deep_link',
    'product_name',
    'aw_product_id',
    'merchant_product_id',
    'merchant_image_url',
  ] as const),
  ...(['description', 'merchant_category', 'search_price', 'merchant_name', 'merchant_id'] as const),
  ...(['category_name', 'category_id', 'aw_image_url', 'currency', 'store_price', 'delivery_cost'] as const),
  ...(['merchant_deep_link', 'language', 'last_updated', 'display_price', 'data_feed_id'] as const),
  ...(['brand_name', 'colour', 'product_short_description', 'specifications', 'condition'] as const),
  ...(['product_model', 'mpn', 'keywords', 'product_type', 'merchant_product_category_path'] as const),
  ...(['product_price_old', 'saving', 'savings_percent', 'ean', 'in_stock', 'stock_quantity'] as const),
  ...(['stock_status', 'is_for_sale', 'large_image', 'alternate_image', 'average_rating'] as const),
  ...(['Fashion:suitable_for', 'Fashion:size', 'Fashion:material', 'custom_1'] as const),
] as const;
export type Cells = Record<(typeof COLUMNS)[number], string>;

/** Offers in one edition: their currency and the words for shelves are its own. */
export interface RowContext {
  seed: number;
  range: Range;
  edition: Language;
  /** Part of the rows that differ from the first version of the feed. */
  changed: number;
}

const PICTURES = 'https://pictures.tecfinder.example';
const shelves = {
  ES: new Map(linesIn('ES').map((line) => [line.subcategory, line.shelf])),
  UK: new Map(linesIn('UK').map((line) => [line.subcategory, line.shelf])),
};

/** One row of a shop's feed; null where the offer has gone in the changed version. */
export function rowOf(shop: Shop, product: Product, context: RowContext): Cells | null {
  const { seed, range, edition, changed } = context;
  const { facts, line, part } = product;
  const random = seeded(seed, 3, shop.number, product.index);
  const fate = random.next();
  const draw = random.next();
  const moved = fate < changed;
  if (moved && draw < 0.03) return null;
  const id = String(20_000_000_000 + product.index * 32 + shop.number);
  const currency = edition === 'ES' ? 'EUR' : 'GBP';
  const { price, old, delivery } = pricesOf(shop, product, edition, random, moved ? 0.97 - draw / 5 : 1);
  const stock = stockOf(random, moved && draw > 0.8);
  const shelf = shelves[edition].get(line.subcategory) as string;
  const leaf = shelf.split(' > ').at(-1) as string;
  const specs = line.specs(facts);
  const cells: Cells = {
    aw_deep_link: `https://www.awin1.com/pclick.php?p=${id}&a=0000000&m=${shop.merchantId}`,
    product_name: named(shop, product, random.chance(0.5)),
    aw_product_id: id,
    merchant_product_id: `${shop.number}-${product.index}`,
    merchant_image_url: `${PICTURES}/${line.subcategory}-${1 + (product.index % 4)}.webp`,
    description: described(shop, product, range.words[product.language], random),
    merchant_category: shop.number % 2 ? leaf : shelf,
    search_price: price,
    merchant_name: shop.name,
    merchant_id: shop.merchantId,
    category_name: shelf.split(' > ')[0] as string,
    category_id: String(line.subcategory.length * 7),
    aw_image_url: '',
    currency,
    store_price: price,
    delivery_cost: delivery,
    merchant_deep_link: `https://www.shop${shop.number}.example/p/${id}`,
    language: product.language === 'ES' ? 'es' : 'en',
    last_updated: '2026-11-20 05:10:00',
    display_price: `${currency}${price}`,
    data_feed_id: `7${shop.merchantId}`,
    brand_name: facts.brand as string,
    colour: facts.colour ?? '',
    product_short_description: random.chance(0.4) ? specs.split('; ').slice(0, 2).join(', ') : '',
    specifications: random.chance(0.8) ? specs : '',
    condition: conditionOf(shop, random),
    product_model: facts.model as string,
    mpn: random.chance(0.75) ? part : '',
    keywords: random.chance(0.5)
      ? `${leaf}, ${facts.brand}, ${facts.colour ?? facts.model}`.toLowerCase()
      : '',
    product_type: leaf,
    merchant_product_category_path: shelf,
    product_price_old: old,
    saving: old && (Number(old) - Number(price)).toFixed(2),
    savings_percent: old && String(Math.floor(100 - (Number(price) * 100) / Number(old))),
    ean: product.ean,
    in_stock: stock ? '1' : '0',
    stock_quantity: String(stock),
    stock_status: stock ? 'In Stock' : 'Out of Stock',
    is_for_sale: '1',
    large_image: `${PICTURES}/${line.subcategory}-${1 + (product.index % 4)}.webp`,
    alternate_image: random.chance(0.5)
      ? `${PICTURES}/${line.subcategory}-${1 + ((product.index + 1) % 4)}.webp`
      : '',
    average_rating: product.rating === null ? '' : product.rating.toFixed(1),
    'Fashion:suitable_for': facts.gender ?? '',
    'Fashion:size': line.category === 'fashion' ? (facts.size ?? '') : '',
    'Fashion:material': facts.material ?? '',
    custom_1: random.chance(0.1) ? (edition === 'ES' ? 'más vendido' : 'bestseller') : '',
  };
  return soiled(cells, random.next());
}

function named(shop: Shop, { line, facts, part }: Product, wordy: boolean): string {
  const brand = facts.brand as string;
  const name = line.name(shop.shouts ? { ...facts, brand: brand.toUpperCase() } : facts);
  return shop.namesParts && wordy && line.category !== 'books' ? `${name} (${part})` : name;
}
