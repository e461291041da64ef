import type { Category, TreeCategory } from '#contract/directory.ts';
import type { PriceRange, Product } from '#contract/product.ts';
import type { ListParameters } from '#contract/query.ts';
import type { SearchPage } from '#contract/search.ts';
import type { Place } from './place.ts';

/** What a shopper chose on a list, as the address carries it. Prices in major units. */
export type Chosen = Pick<ListParameters, 'sort' | 'condition' | 'min_price' | 'max_price'>;

/** A page of products with what was asked for. */
export interface ListView {
  /** A subcategory's with its category, whichever address was asked for. */
  place: Place;
  category?: TreeCategory | undefined;
  subcategory?: TreeCategory['subcategories'][number] | undefined;
  products: readonly Product[];
  total: number;
  page: number;
  pages: number;
  chosen: Chosen;
  /** The cheapest and dearest of the list without the price filter. */
  range: PriceRange;
  /** Products found by the subcategory's name where it has none of its own. */
  related: readonly Product[];
}

/** A category's own page: the heads of two of its lists. */
export interface OverviewView {
  category: TreeCategory;
  deals: readonly Product[];
  featured: readonly Product[];
  total: number;
}

/** What the home page's sections show. */
export interface HomeView {
  categories: readonly Category[];
  deals: readonly Product[];
  featured: readonly Product[];
  popular: readonly Product[];
  recentDeals: readonly Product[];
  /** The most popular product of each of the largest categories. */
  bestSellers: readonly Product[];
  newArrivals: readonly Product[];
  onSale: readonly Product[];
}

/** Search results, with all that the call answers. */
export interface SearchView
  extends Pick<SearchPage, 'facets' | 'highlights' | 'corrected' | 'suggested' | 'price_words' | 'words'> {
  /** The search text, the brand, and whether words were to be taken as they are typed. */
  asked: { q: string; brand: string; exact: boolean };
  products: readonly Product[];
  total: number;
  page: number;
  pages: number;
  chosen: Chosen;
  range: PriceRange;
}

/** Whether anything narrows the list. */
export const isFiltered = ({ condition, min_price, max_price }: Chosen): boolean =>
  (condition !== undefined && condition !== 'all') || min_price !== undefined || max_price !== undefined;

/** Pages of a list; an empty one has a single, empty page. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));
