import type { PriceRange } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatWholePrice } from '#lib/money.ts';
import type { ListLocale } from './chosen-filters.ts';
import { whole } from './price-scale.ts';

/** What stands in the empty price fields: the ends of the range where there is one. */
export function priceHints(
  range: PriceRange,
  { filters }: Pick<Messages, 'filters'>,
  { locale, currency }: ListLocale,
): Record<'min_price' | 'max_price', string> {
  if (range.max <= 0) return { min_price: filters.from, max_price: filters.to };
  const { min, max } = whole(range);
  const hint = (text: string, amount: number) =>
    format(text, { price: formatWholePrice(amount, currency, locale) }, locale);
  return { min_price: hint(filters.fromPrice, min), max_price: hint(filters.toPrice, max) };
}
