import { LIST_SORTS } from '#contract/choices.ts';
import type { PriceRange, ProductPage } from '#contract/product.ts';
import type { FactGroup } from '#engine/files/facts.ts';
import { list, listPriceRange } from '#engine/index/list.ts';
import { ORDER_OF } from '#engine/index/orders.ts';
import type { ListRequest } from '#engine/requests.ts';
import type { FilesEdition } from './files-edition.ts';
import { createWholeLists } from './whole-lists.ts';

/** Lists from files. Both throw `NotHere`. */
export interface Listing {
  list(request: ListRequest): ProductPage;
  /** Minor units. */
  priceRange(request: ListRequest): PriceRange;
}

export function createListing({ directory, facts, items, pieces }: FilesEdition): Listing {
  const { categories, subcategories } = directory;
  const names = { brands: [], categories, subcategories };
  const wholeLists = createWholeLists(directory, pieces);
  const lists = (request: ListRequest, groups: readonly FactGroup[]) => {
    facts.demandScope(request, groups);
    return facts.lists(names);
  };
  return {
    list(request) {
      const found =
        (isWhole(request) ? wholeLists.list(request) : null) ??
        list(facts.columns, lists(request, groupsFor(request)), request);
      return { products: items.productsAt(found.products, request), total: found.total };
    },
    priceRange: (request) =>
      isWhole(request)
        ? wholeLists.priceRange(request)
        : listPriceRange(facts.columns, lists(request, ['base', 'price']), request),
  };
}

const isWhole = ({ category, subcategory }: ListRequest): boolean =>
  category === undefined && subcategory === undefined;

function groupsFor({ sort, list: kind }: ListRequest): FactGroup[] {
  const { order } = ORDER_OF[sort ?? LIST_SORTS[kind]];
  if (order === 'rating') return ['base', 'price', 'rating'];
  return order === 'recent' ? ['search', 'price'] : ['base', 'price'];
}
