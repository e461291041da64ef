import { dayOf } from './calendar.ts';
import { eanOf, isbnOf, partNumber } from './codes.ts';
import { described, named, specifications } from './describe.ts';
import { asked, delivery } from './pricing.ts';
import { between, chance, pick, shuffled } from './random.ts';
import { shops } from './shops.ts';
import { said, slugged, unaccented } from './text.ts';
import type { Product, Row, Shop } from './types.ts';

const PUBLISHER = '0000000';
const PICTURES = 'https://pictures.tecfinder.example';

/** What is refurbished as well as sold used. */
const RESTORED = ['computers', 'electronics', 'appliances'];

const spellings = {
  ES: {
    new: ['New', 'Nuevo', 'nuevo', 'NEW'],
    refurbished: ['Reacondicionado', 'Refurbished', 'reacondicionado grado A'],
    used: ['Usado', 'Segunda mano', 'used'],
  },
  UK: {
    new: ['New', 'new', 'NEW', 'Brand new'],
    refurbished: ['Refurbished', 'Manufacturer refurbished', 'refurbished - grade A'],
    used: ['Used', 'pre-owned', 'Used - very good'],
  },
} as const;

/** The offers of one version of a shop's feed, `back` versions before its newest, in the shop's order. */
export function offersOf(shop: Shop, products: readonly Product[], back: number): Row[] {
  const sold = products.filter((product) => sells(shop, product) && onSale(shop, product, back));
  return shuffled(sold, `order ${shop.slug}`).map((product) => row(shop, product, back));
}

/** Shops share out the range by chance; what nobody would sell falls to the bazaar. */
function sells(shop: Shop, product: Product): boolean {
  if (chooses(shop, product)) return true;
  if (!shop.sellsTheRest) return false;
  return !shops.some(
    (other) => other.edition === shop.edition && !other.secondHand && chooses(other, product),
  );
}

function chooses(shop: Shop, product: Product): boolean {
  if (!shop.shelves.includes(product.category)) return false;
  if (shop.secondHand && (!product.group.secondHand || product.line.newOnly)) return false;
  return chance(`range ${shop.merchantId} ${product.key}`) < shop.keen;
}

/** A few offers are new in the newest versions, and a few have gone. */
function onSale(shop: Shop, product: Product, back: number): boolean {
  const fate = chance(`life ${shop.merchantId} ${product.key}`);
  if (fate < 0.04) return back === 0;
  if (fate < 0.07) return back <= 1;
  if (fate < 0.1) return back >= 1;
  return true;
}

function row(shop: Shop, product: Product, back: number): Row {
  const key = `${shop.merchantId} ${product.key}`;
  const { edition } = shop;
  const text = (fact: string) => said(product.facts[fact] ?? '', edition);
  const ask = asked(shop, product, back);
  const currency = edition === 'UK' ? 'GBP' : 'EUR';
  const price = (ask.price / 100).toFixed(2);
  const id = String(between(20_000_000_000, 42_000_000_000, `network ${key}`));
  const condition = conditionOf(shop, product);
  const isBook = product.category === 'books';
  const name = withCondition(named(shop, product), shop, condition);
  const part = partNumber(product);
  const ean = isBook ? isbnOf(product, edition) : eanOf(product);
  const brand = said(product.brand, edition);
  const charge = delivery(shop, product, ask.price);
  const moves = chance(`sells ${key}`) < 0.25 ? `${key} ${back}` : key;
  const quantity = chance(`stock ${moves}`) < 0.06 ? 0 : between(1, 80, `quantity ${moves}`);
  const shelf = said(product.line.shelf, edition);
  const parts = shelf.split(' > ');
  const rating = chance(`rated ${product.key}`) < 0.88 ? (36 + between(0, 13, `stars ${key}`)) / 10 : null;
  const short = specifications(shop, product).split('; ').slice(0, 3).join(', ');
  const women = text('gender');
  return {
    aw_deep_link: `https://www.awin1.com/pclick.php?p=${id}&a=${PUBLISHER}&m=${shop.merchantId}`,
    product_name:
      shop.nameStyle === 'code' && !isBook && chance(`code ${key}`) < 0.4 ? `${name} (${part})` : name,
    aw_product_id: id,
    merchant_product_id: `${slugged(shop.slug).slice(0, 3).toUpperCase()}${between(100_000, 9_999_999, `sku ${key}`)}`,
    description: described(shop, product),
    merchant_category: vagueness(shop, product) ?? shelfText(shop, parts),
    merchant_product_category_path: shelf,
    merchant_product_second_category: parts.at(-1) ?? '',
    merchant_product_third_category: '',
    search_price: price,
    store_price: price,
    display_price: `${currency}${price}`,
    product_price_old: ask.old ? `${(ask.old / 100).toFixed(1)} ${currency}` : '',
    rrp_price: ask.old ? (ask.old / 100).toFixed(2) : '',
    saving: ask.old ? ((ask.old - ask.price) / 100).toFixed(2) : '',
    savings_percent: ask.old ? String(Math.floor(((ask.old - ask.price) * 100) / ask.old)) : '',
    merchant_name: shop.name,
    merchant_id: shop.merchantId,
    data_feed_id: shop.feedId,
    category_name: parts[0] ?? '',
    category_id: String(between(10, 650, `awin ${product.line.subcategory}`)),
    currency,
    delivery_cost: charge === null ? '' : (charge / 100).toFixed(2),
    delivery_time: charge === null ? '' : pick(['24-48 h', '2-3 d', '3-5 d'], key),
    merchant_deep_link: `https://www.${shop.slug}.example/${slugged(name)}-${id.slice(-6)}`,
    language: edition === 'UK' ? 'en' : 'es',
    last_updated: `${lastChange(shop, product, back)} 0${between(1, 8, key)}:${between(10, 59, key)}:00`,
    brand_name: brand,
    colour: text('colour'),
    product_short_description: chance(`short ${key}`) < 0.75 ? short : '',
    specifications: specifications(shop, product),
    condition: condition.text,
    product_model: said(product.model, edition),
    model_number: part,
    mpn: part,
    keywords: [...parts.slice(-1), brand, said(product.model, edition), text('colour')]
      .filter(Boolean)
      .join(', ')
      .toLowerCase(),
    product_type: parts.at(-1) ?? '',
    ean,
    product_GTIN: ean,
    upc: '',
    isbn: isBook ? ean : '',
    in_stock: quantity ? '1' : '0',
    stock_quantity: String(quantity),
    stock_status: quantity ? 'In Stock' : 'Out of Stock',
    is_for_sale: '1',
    dimensions: text('dimensions') || text('size'),
    average_rating: rating === null ? '' : rating.toFixed(1),
    rating: rating === null ? '' : rating.toFixed(1),
    reviews: '',
    warranty: edition === 'UK' ? '1 year' : '3 años',
    promotional_text: edition === 'UK' ? 'Checked in 40 points' : 'Revisado en 40 puntos',
    custom_1: text('season'),
    custom_2: chance(`label ${key}`) < 0.1 ? (edition === 'UK' ? 'bestseller' : 'más vendido') : '',
    custom_3: '',
    'Fashion:suitable_for': women,
    'Fashion:category': product.category === 'fashion' ? (parts.at(-1) ?? '') : '',
    'Fashion:size': product.category === 'fashion' ? text('size') : '',
    'Fashion:material': text('material'),
    'Fashion:pattern': text('pattern'),
    gender: women,
    age_group: text('age'),
    'Travel:location': text('location'),
    'Travel:hotel_name': text('hotel'),
    'Travel:destination_city': text('city'),
    'Travel:destination_country': text('country'),
    'Travel:destination_type': text('kind'),
    ...pictures(product, key),
  };
}

/** The day of the version in which the shop last changed the price, or of its first one. */
function lastChange(shop: Shop, product: Product, back: number): string {
  const oldest = shop.versions.length - 1;
  let at = back;
  while (at < oldest && asked(shop, product, at).price === asked(shop, product, at + 1).price) at++;
  return dayOf(shop, at);
}

/** The subcategory's drawing in the colouring that fits first, the others as further views. */
function pictures(product: Product, key: string): Row {
  const address = (tint: number) => `${PICTURES}/${product.line.subcategory}-${tint}.webp`;
  const main = address(product.tint);
  const others = [1, 2, 3, 4].filter((tint) => tint !== product.tint).map(address);
  const extra = between(0, 5, `views ${key}`);
  return {
    merchant_image_url: main,
    aw_image_url: '',
    large_image: main,
    alternate_image: extra > 2 ? (others[0] ?? '') : '',
    alternate_image_two: extra > 3 ? (others[1] ?? '') : '',
    alternate_image_three: extra > 4 ? (others[2] ?? '') : '',
  };
}

interface ConditionText {
  kind: 'new' | 'refurbished' | 'used';
  text: string;
}

function conditionOf(shop: Shop, product: Product): ConditionText {
  const key = `condition ${shop.merchantId} ${product.key}`;
  const used = !RESTORED.includes(product.category) || chance(key) < 0.4;
  const kind = !shop.secondHand ? 'new' : used ? 'used' : 'refurbished';
  return { kind, text: pick(spellings[shop.edition][kind], key) };
}

function withCondition(name: string, shop: Shop, { kind }: ConditionText): string {
  if (kind === 'new') return name;
  if (shop.edition === 'UK') return `${name} - ${kind === 'used' ? 'Used' : 'Refurbished'}`;
  return `${name} - ${kind === 'used' ? 'Usado' : 'Reacondicionado'}`;
}

/** Some shops file a product under its department only: then the name has to tell. */
function vagueness(shop: Shop, product: Product): string | null {
  const [department = ''] = said(product.line.shelf, shop.edition).split(' > ');
  return chance(`vague ${shop.merchantId} ${product.key}`) < 0.06 ? department : null;
}

function shelfText(shop: Shop, parts: readonly string[]): string {
  if (shop.shelfStyle === 'leaf') return parts.at(-1) ?? '';
  if (shop.shelfStyle === 'slash') return unaccented(parts.join(' / '));
  return parts.join(shop.shelfStyle === 'arrow' ? ' >> ' : ' > ');
}
