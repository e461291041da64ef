import type { Messages } from './messages.ts';

/** The texts of everything that shows a product, of all the texts of a language. */
export function productTexts(messages: Messages) {
  const { card, price, rating, favourites, product, windows, disclosure, details } = messages;
  const { conditions } = messages.filters;
  return { card, price, rating, favourites, product, windows, disclosure, details, filters: { conditions } };
}

export type ProductTexts = ReturnType<typeof productTexts>;
