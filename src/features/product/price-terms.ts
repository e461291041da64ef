import type { Product } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatPrice } from '#lib/money.ts';
import type { CardLocale } from './card-text.ts';
import { dayText } from './day-text.ts';
import { isStale } from './stale.ts';

type Terms = Pick<Product, 'currency'> & Partial<Pick<Product, 'delivery_cost' | 'seen_at'>>;

/** What delivery costs, or that it is not stated (trust: prices and offers). */
export function deliveryText(
  { delivery_cost: cost, currency }: Terms,
  price: Pick<Messages['price'], 'delivery' | 'freeDelivery' | 'deliveryUnknown'>,
  locale: string,
): string {
  if (cost === undefined) return price.deliveryUnknown;
  return cost === 0
    ? price.freeDelivery
    : format(price.delivery, { price: formatPrice(cost, currency, locale) }, locale);
}

/** What is said beside a price where there is little room: its delivery and the day it was checked. */
export function priceTerms(
  product: Terms,
  price: Pick<Messages['price'], 'delivery' | 'freeDelivery' | 'deliveryUnknown' | 'stale'>,
  { locale, htmlLang, now }: CardLocale,
): string {
  const delivery = deliveryText(product, price, locale);
  if (!product.seen_at) return delivery;
  const date = dayText(product.seen_at, htmlLang, now);
  return `${delivery} · ${isStale(product.seen_at, now) ? format(price.stale, { date }, locale) : date}`;
}
