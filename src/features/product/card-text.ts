import type { Product } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { discountPercent, formatPrice } from '#lib/money.ts';
import { dayText } from './day-text.ts';
import type { Span } from './marked.ts';
import { deliveryText } from './price-terms.ts';
import { isExpired, isStale, NO_PRICE } from './stale.ts';

/** The facts a card is made of; what a stored favourite does not know is absent. */
export type CardFacts = Pick<
  Product,
  'id_c10' | 'c10_product_name' | 'search_price' | 'currency' | 'aw_deep_link'
> &
  Partial<Product> & {
    /** The parts of the name that a search looked for. */
    matched?: readonly Span[] | undefined;
  };

/** The groups of texts a card needs. */
export interface CardMessages extends Pick<Messages, 'card' | 'rating'> {
  favourites: Pick<Messages['favourites'], 'addNamed'>;
  price: Pick<
    Messages['price'],
    'offShort' | 'delivery' | 'freeDelivery' | 'deliveryUnknown' | 'checked' | 'stale'
  >;
  filters: Pick<Messages['filters'], 'conditions'>;
}

export interface CardLocale {
  /** Of numbers and prices. */
  locale: string;
  /** Of dates. */
  htmlLang: string;
  /** The present, in milliseconds: a price that was not checked for a day says so. */
  now: number;
}

/** Every text of a card, ready to be placed. Absent parts are undefined. */
export interface CardText {
  name: string;
  short?: string | undefined;
  facts?: string | undefined;
  now: string;
  old?: string | undefined;
  off?: string | undefined;
  rating?: string | undefined;
  ratingLabel?: string | undefined;
  /** Half stars, 0 to 10: a half where the fraction is 0.5 or more. */
  halfStars: number;
  shop?: string | undefined;
  shops?: string | undefined;
  stock?: string | undefined;
  /** When the price was seen, as a shopper reads it at present. */
  checked?: string | undefined;
  /** What replaces `checked` once the price is a day old. */
  stale?: string | undefined;
  heart: string;
  offerAt: string;
}

const SHORT_LENGTH = 150;

/** The texts of a card. */
export function cardText(product: CardFacts, messages: CardMessages, place: CardLocale): CardText {
  const { card, price, rating, favourites } = messages;
  const { locale } = place;
  const name = product.c10_product_name;
  const money = (amount: number) => formatPrice(amount, product.currency, locale);
  const isTold = !isExpired(product.seen_at ?? '', place.now);
  const old = isTold ? product.product_price_old : undefined;
  const known = Number.isFinite(product.search_price) ? money(product.search_price) : '';
  const reduced = old !== undefined && old > product.search_price;
  const percent = discountPercent(product.search_price, old);
  const score = product.rating_c10;
  const scoreText = score === undefined ? undefined : ratingText(score, locale);
  const merchant = product.merchant_name ?? '';
  return {
    name,
    short: shorten(product.short_description_c10),
    facts: factsLine(product, messages),
    now: isTold ? known : NO_PRICE,
    old: reduced ? money(old) : undefined,
    off: percent > 0 ? format(price.offShort, { percent }, locale) : undefined,
    rating: scoreText,
    ratingLabel: scoreText && `${rating.label}: ${format(rating.value, { rating: scoreText }, locale)}`,
    halfStars: score === undefined ? 0 : Math.floor(score * 2),
    shop: shopLine(product, messages, locale),
    shops: (product.shops ?? 0) > 1 ? format(card.inShops, { n: product.shops ?? 0 }, locale) : undefined,
    stock: product.in_stock === false ? card.outOfStock : undefined,
    ...checkedLines(product.seen_at, messages.price, place),
    heart: format(favourites.addNamed, { name }, locale),
    offerAt: merchant ? format(card.viewOfferAt, { merchant }, locale) : card.viewOffer,
  };
}

/** A rating with one decimal, as the locale writes it. */
export function ratingText(rating: number, locale: string): string {
  let formatter = ratings.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    ratings.set(locale, formatter);
  }
  return formatter.format(rating);
}
const ratings = new Map<string, Intl.NumberFormat>();

/** A text cut at 150 characters, at a word's end, with an ellipsis where something is gone. */
export function shorten(text: string | undefined): string | undefined {
  if (!text || text.length <= SHORT_LENGTH) return text || undefined;
  const cut = text.slice(0, SHORT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : SHORT_LENGTH).trimEnd()}…`;
}

function checkedLines(
  seenAt: string | undefined,
  price: CardMessages['price'],
  { locale, htmlLang, now }: CardLocale,
): Pick<CardText, 'checked' | 'stale'> {
  if (!seenAt) return {};
  const date = dayText(seenAt, htmlLang, now);
  const stale = format(price.stale, { date }, locale);
  return { checked: isStale(seenAt, now) ? stale : format(price.checked, { date }, locale), stale };
}

/** Condition if it is not new, and the brand where the name does not say it. */
function factsLine(product: CardFacts, { filters }: CardMessages): string | undefined {
  const { brand_name: brand, condition, c10_product_name: name } = product;
  const state = condition && condition !== 'new' ? filters.conditions[condition] : undefined;
  const unsaid = brand && !name.toLowerCase().includes(brand.toLowerCase()) ? brand : undefined;
  return [state, unsaid].filter(Boolean).join(' · ') || undefined;
}

/** The shop and what it asks for delivery; a stored favourite has not kept the latter. */
function shopLine(product: CardFacts, { card, price }: CardMessages, locale: string): string | undefined {
  const { merchant_name: merchant, seen_at } = product;
  if (!merchant) return undefined;
  const soldBy = format(card.soldBy, { merchant }, locale);
  return seen_at ? `${soldBy}, ${deliveryText(product, price, locale)}` : soldBy;
}
