import type { CONDITIONS } from '#contract/product.ts';
import type { SearchRequest } from '#engine/requests.ts';
import { toMinor } from '#lib/money.ts';
import { editionOf, type Offers, type Plan } from './offers/feeds.ts';
import { rowOf } from './offers/row.ts';
import { shops } from './offers/shops.ts';

/** A product as other search engines are given it. */
export interface Item {
  id: number;
  name: string;
  brand: string;
  category: string;
  description: string;
  /** Minor units. */
  price: number;
  condition: (typeof CONDITIONS)[number];
  deal: boolean;
  shelf: string;
  subshelf: string;
}

/** Answers how many products a search finds and, with it, their price range and the first page. */
export interface Peer {
  search(request: SearchRequest): { total: number; low: number; high: number; page: unknown[] };
  suggest(text: string, limit: number): unknown[];
}

/** The products below an index, each as the first shop that sells it tells of it. */
export function* itemsOf(plan: Plan, offers: Offers, below: number): Generator<Item> {
  const seen = new Uint8Array(offers.products);
  for (const shop of shops) {
    const edition = editionOf(plan, shop.language);
    if (edition !== 'ES') continue;
    const context = { seed: plan.seed, range: offers.range, edition, changed: 0 };
    for (const index of offers.sold[shop.number] ?? []) {
      if (index >= below || seen[index]) continue;
      seen[index] = 1;
      const product = offers.range.product(index);
      const cells = rowOf(shop, product, context);
      const price = Number(cells?.search_price);
      if (!cells || !(price > 0)) continue;
      yield {
        id: index + 1,
        name: cells.product_name,
        brand: cells.brand_name,
        category: cells.merchant_product_category_path,
        description: `${cells.description} ${cells.specifications} ${cells.mpn} ${cells.ean}`,
        price: toMinor(price, 'EUR'),
        condition: /refurb|reacond/i.test(cells.condition)
          ? 'refurbished'
          : /used|usado|mano|owned/i.test(cells.condition)
            ? 'used'
            : 'new',
        deal: cells.product_price_old !== '',
        shelf: product.line.category,
        subshelf: product.line.subcategory,
      };
    }
  }
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
