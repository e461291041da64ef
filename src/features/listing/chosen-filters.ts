import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatPrice } from '#lib/money.ts';
import type { Chosen } from './list-view.ts';

export interface ListLocale {
  locale: string;
  currency: string;
}

export interface ChosenFilter {
  /** What was chosen, as shoppers read it. */
  name: string;
  label: string;
  /** What takes it back, see `readSet`. */
  set: string;
}

/** The filters that are on, each with what takes it back. */
export function chosenFilters(
  { condition, min_price, max_price }: Chosen,
  { filters }: Pick<Messages, 'filters'>,
  { locale, currency }: ListLocale,
): ChosenFilter[] {
  const price = (text: string, amount: number) =>
    format(text, { price: formatPrice(amount, currency, locale) }, locale);
  const names: [string | undefined | false, string][] = [
    [condition && condition !== 'all' && filters.conditions[condition], 'condition='],
    [min_price !== undefined && price(filters.fromPrice, min_price), 'min_price='],
    [max_price !== undefined && price(filters.toPrice, max_price), 'max_price='],
  ];
  return names.flatMap(([name, set]) =>
    name ? [{ name, set, label: format(filters.remove, { name }, locale) }] : [],
  );
}
