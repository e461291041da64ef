import type { Product } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatPrice } from '#lib/money.ts';
import type { CardLocale } from './card-text.ts';
import { dayText } from './day-text.ts';
import { isExpired, isStale, NO_PRICE } from './stale.ts';

/** Every text of a line of the table of offers. */
export interface OfferText {
  shop: string;
  /** Said where it is not new. */
  condition?: string | undefined;
  price: string;
  delivery: string;
  /** Absent where the delivery cost is not known or nothing. */
  total?: string | undefined;
  stock: string;
  checked: string;
  stale: boolean;
  link: string;
}

export type OfferMessages = Pick<Messages, 'card' | 'price' | 'product'>;

/** An offer as a shopper compares it with others: what is paid in the end, and how fresh that is. */
export function offerText(offer: Product, messages: OfferMessages, place: CardLocale): OfferText {
  const { card, price, product } = messages;
  const { locale, htmlLang, now } = place;
  const money = (amount: number) => formatPrice(amount, offer.currency, locale);
  const { delivery_cost: cost, seen_at: seen = '', condition, merchant_name: merchant } = offer;
  const stale = isStale(seen, now);
  const isTold = !isExpired(seen, now);
  const date = Number.isNaN(Date.parse(seen)) ? '' : dayText(seen, htmlLang, now);
  return {
    shop: merchant,
    condition: condition && condition !== 'new' ? product.conditions[condition] : undefined,
    price: isTold ? money(offer.search_price) : NO_PRICE,
    delivery: cost === undefined ? price.deliveryUnknown : cost === 0 ? price.freeDelivery : money(cost),
    total:
      cost && isTold
        ? format(price.withDelivery, { price: money(offer.search_price + cost) }, locale)
        : undefined,
    stock: stockText(offer, card, locale),
    checked: date && format(stale ? price.stale : price.checked, { date }, locale),
    stale,
    link: format(card.viewOfferAt, { merchant }, locale),
  };
}

/** Few pieces left are worth saying; a large number says nothing more than that it is there. */
const FEW = 5;

function stockText(offer: Product, card: Messages['card'], locale: string): string {
  if (!offer.in_stock) return card.outOfStock;
  const left = offer.stock_quantity;
  return left && left <= FEW ? format(card.stockLeft, { n: left }, locale) : card.inStock;
}
