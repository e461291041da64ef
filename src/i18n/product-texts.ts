import type { Messages } from './messages.ts';

/** The texts of everything that shows a product, of all the texts of a language. */
export function productTexts(messages: Messages) {
  const { card, price, rating, product, disclosure, details } = messages;
  const { demoTitle, demoText, demoNoScript, ...windows } = messages.windows;
  const { add, remove, addNamed } = messages.favourites;
  const { conditions } = messages.filters;
  return {
    card,
    price,
    rating,
    favourites: { add, remove, addNamed },
    product,
    windows,
    disclosure,
    details,
    filters: { conditions },
  };
}

export type ProductTexts = ReturnType<typeof productTexts>;
