import type { CardFacts } from './card-text.ts';

/**
 * What a card on the page says of its product. Amounts are read from the values of their `data`
 * elements, never from their texts: what a text means depends on who wrote it.
 */
export function readCard(card: HTMLElement): CardFacts {
  const text = (selector: string) => card.querySelector(selector)?.textContent?.trim() || undefined;
  const amount = (selector: string) =>
    Number(card.querySelector<HTMLDataElement>(selector)?.value) || undefined;
  const { id = '', currency = '', category, rating, image, shop, delivery } = card.dataset;
  return {
    id_c10: id,
    c10_product_name: text('.card-name') ?? '',
    search_price: amount('.card-now') ?? Number.NaN,
    product_price_old: amount('.card-old data'),
    currency,
    aw_deep_link: card.querySelector<HTMLAnchorElement>('.card-out')?.href ?? '',
    merchant_category: category,
    merchant_image_url: image || undefined,
    merchant_name: shop || undefined,
    delivery_cost: delivery ? Number(delivery) : undefined,
    rating_c10: Number(rating) || undefined,
    short_description_c10: text('.card-short'),
    seen_at: card.querySelector<HTMLTimeElement>('.card-checked time')?.dateTime || undefined,
  };
}

/** The card of the page that shows a product; null where none does. */
export const findCard = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`.card[data-id="${CSS.escape(id)}"]`);
