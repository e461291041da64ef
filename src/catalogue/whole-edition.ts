import type { Category, PopularBrand, PopularSearch } from '#contract/directory.ts';
import type { Observation, Product } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { TermUses } from '#engine/suggestions/terms.ts';

/** What tells one offer from another without its texts. */
export interface OfferMark {
  id: string;
  /** What groups offers to a product. */
  productKey: string;
  isbn: string | null;
  feedKey: string;
  /** Whether it is on sale no more. */
  isGone: boolean;
  /** When the shop was last seen to ask this price; UTC ISO 8601. */
  seenAt: string;
  /** Changes with all that is answered of the offer and its price history but `seenAt`. */
  digest: string;
}

/**
 * One state of an edition for whoever writes all of it elsewhere. Products are told by the numbers of the
 * snapshot. Good until it is closed, whatever is imported meanwhile.
 */
export interface WholeEdition {
  edition: EditionKey;
  snapshot: Snapshot;
  /** Every offer of each product on sale, the best first. */
  offersOf: ReadonlyMap<number, readonly OfferMark[]>;
  /** Offers that are gone, by their ids. */
  gone: readonly OfferMark[];
  /** The number of the product with a key; undefined where no shop sells it. */
  numberOf(productKey: string): number | undefined;
  /** Offers in the order of their ids, as `GET /products?ids=` answers them. */
  offers(ids: readonly string[]): Product[];
  /** Each offer's own price history, oldest first. */
  histories(ids: readonly string[]): ReadonlyMap<string, readonly Observation[]>;
  hierarchy: readonly Category[];
  popularBrands: readonly PopularBrand[];
  popularSearches: readonly PopularSearch[];
  uses: TermUses;
  close(): void;
}
