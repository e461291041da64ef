/**
 * What a shopper can do with a product; each is counted apart. `offer` follows the link to the shop,
 * `window` opens the product in a floating window, `detail` in the dialog, `image` and `title` click those.
 */
export const PRODUCT_USES = ['offer', 'window', 'detail', 'image', 'title'] as const;
export type ProductUse = (typeof PRODUCT_USES)[number];

/** A search that was answered. */
export interface MadeSearch {
  /** As typed, also with categories in front of the words. */
  text: string;
  /** From 1. */
  page: number;
  /** Products found. */
  total: number;
}

/** Everything that is counted: uses of products, searches made or chosen, and brands chosen. */
export const USES = [...PRODUCT_USES, 'search', 'brand'] as const;
export type UseKind = (typeof USES)[number];
