import type { Category, PopularBrand, PopularSearch } from '#contract/directory.ts';
import type { PriceRange, Product, ProductDetail, ProductPage } from '#contract/product.ts';
import type { SearchPage, Suggestion } from '#contract/search.ts';
import type { UseKind } from '#contract/use.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { ListRequest, SearchRequest, SuggestRequest } from '#engine/requests.ts';
import type { Offer } from './offer.ts';
import type { PackedOffer } from './packed-offer.ts';
import type { WholeEdition } from './whole-edition.ts';

/** One thing a shopper did. */
export interface Use {
  edition: EditionKey;
  kind: UseKind;
  /** A product's `id_c10`, the words of a search, or a brand's id. */
  subject: string;
  /** A key that names nobody and changes every day. */
  visitor: string;
  /** UTC milliseconds. */
  at: number;
}

/** Somebody's wish to get deal alerts. */
export interface AlertRequest {
  edition: EditionKey;
  email: string;
  /** UTC milliseconds. */
  at: number;
}

export interface MerchantSummary {
  merchantId: string;
  name: string;
  offers: number;
}

export interface ImportSource {
  edition: EditionKey;
  /** What was read, without secrets: a file name or a feed's host and number. */
  source: string;
  profile: string;
  /** When the feed was read; UTC ISO 8601. */
  seenAt: string;
}

export interface ImportCounts {
  /** Offers seen for the first time. */
  added: number;
  /** Offers that differ from what was held. */
  changed: number;
  /** Offers equal to what was held. */
  unchanged: number;
  /** Offers older than what is held, or that a later reading of their feed did not have: kept as price history only. */
  outdated: number;
  /** Offers of the same feed that are no longer in it. */
  vanished: number;
  /** Offers of any feed whose price was not checked for seven days before the newest check, so that they are off sale. */
  expired: number;
  /** Offers among changed whose price differs. */
  repriced: number;
}

/** One import: a transaction that is either finished or leaves the catalogue as it was. */
export interface CatalogueImport {
  /** Answers the positions of offers whose id this import already holds; those are not stored. */
  put(offers: readonly Offer[]): Promise<readonly number[]>;
  /** The same for offers that are packed already, as in another thread. */
  putPacked(offers: readonly PackedOffer[]): Promise<readonly number[]>;
  /** Marks the vanished, regroups the products, refreshes the index, commits. */
  finish(options?: { allowShrink?: boolean }): Promise<ImportCounts>;
  abort(): Promise<void>;
}

/** What engines do differently; whoever needs to know asks here and never for an engine's name. */
export interface Capabilities {
  /** Imports may run at the same time; else a second one is refused with `catalogue_busy`. */
  parallelImports: boolean;
  /** Processes on several machines may use one catalogue. */
  sharedByMachines: boolean;
}

/** The store port. Every engine answers alike; the tests in `tests/contract` run on each. */
export interface Catalogue {
  readonly capabilities: Capabilities;
  list(request: ListRequest): Promise<ProductPage>;
  search(request: SearchRequest): Promise<SearchPage>;
  /** Searches, brands, categories and products that what was typed may be the beginning of, best first. */
  suggest(request: SuggestRequest): Promise<Suggestion[]>;
  suggestBrands(request: SuggestRequest): Promise<PopularBrand[]>;
  /** The price span of a list or of a search; both 0 where nothing is on sale. */
  priceRange(request: ListRequest | SearchRequest): Promise<PriceRange>;
  product(edition: EditionKey, id: string): Promise<ProductDetail | null>;
  products(edition: EditionKey, ids: readonly string[]): Promise<Product[]>;
  hierarchy(edition: EditionKey): Promise<Category[]>;
  merchants(edition: EditionKey): Promise<MerchantSummary[]>;
  popularBrands(edition: EditionKey, limit: number): Promise<PopularBrand[]>;
  popularSearches(edition: EditionKey, limit: number): Promise<PopularSearch[]>;
  /** The words of a popular search by its id, also of one that has left the list since it was shown. */
  searchOf(edition: EditionKey, id: string): Promise<string | undefined>;
  /**
   * Changes with every import that changed what is on sale, and with the first of each day, which moves the
   * times prices were checked. `empty` where nothing was ever imported.
   */
  version(edition: EditionKey): Promise<string>;
  /**
   * Counts a use: at most one a visitor, subject and kind an hour. Answers at once; what was recorded is
   * written within seconds and on `close`.
   */
  record(use: Use): void;
  /**
   * Keeps a sign-up for deal alerts, one an address and edition; it is deleted seven days after it was last
   * asked for unless it is confirmed.
   */
  signUpForAlerts(request: AlertRequest): Promise<void>;
  /** The current state of an edition, to be closed by the caller. */
  whole(edition: EditionKey): Promise<WholeEdition>;
  import(source: ImportSource): Promise<CatalogueImport>;
  /** May be called more than once. */
  close(): Promise<void>;
}
