import type { ListKind, Sort } from '#contract/choices.ts';
import type { Condition } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';

/** Which products a list is about: all, a category, a subcategory, or a subcategory of one category. */
export interface Scope {
  category?: string;
  subcategory?: string;
}

/** Prices are minor units of the edition's currency; both ends are included. */
export interface Filters {
  condition?: Condition;
  minPrice?: number;
  maxPrice?: number;
  excludeDeals?: boolean;
}

/** What is told of each product. */
export interface Telling {
  /** Products as `asCard` leaves them. */
  asCards?: boolean;
}

export interface ListRequest extends Scope, Filters, Telling {
  edition: EditionKey;
  list: ListKind;
  /** Default: the list's own order (deals and featured by rating, popular, recent). */
  sort?: Sort;
  page?: number;
  limit?: number;
}

export interface SearchRequest extends Scope, Filters, Telling {
  edition: EditionKey;
  text?: string;
  /** The words that the price filter was read from. */
  priceWords?: string;
  /** Corrects, completes and leaves out no word of the text. */
  exactWords?: boolean;
  brand?: string;
  sort?: Sort;
  page?: number;
  limit?: number;
}

export interface SuggestRequest {
  edition: EditionKey;
  /** What was typed so far; fewer than two characters suggest nothing. */
  text: string;
  limit: number;
}
