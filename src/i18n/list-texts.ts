import type { Messages } from './messages.ts';

/** The texts of lists that are changed in place, of all the texts of a language. */
export function listTexts(messages: Messages) {
  const { list, listing, filters, pagination, card, price, rating, errors, categories } = messages;
  const { toHome, toDeals } = messages.notFound;
  const { add, remove, addNamed } = messages.favourites;
  return {
    list,
    listing,
    filters,
    pagination,
    card,
    price,
    rating,
    errors,
    categories,
    notFound: { toHome, toDeals },
    favourites: { add, remove, addNamed },
  };
}

export type ListTexts = ReturnType<typeof listTexts>;
