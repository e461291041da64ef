import { LIST_SORTS } from '#contract/choices.ts';
import type { Category, PopularBrand, PopularSearch } from '#contract/directory.ts';
import type { PriceRange, ProductPage } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';
import { type Directory, pathOf } from '#engine/files/directory.ts';
import type { FactGroup } from '#engine/files/facts.ts';
import { inMajor } from '#engine/in-major.ts';
import { list, listPriceRange } from '#engine/index/list.ts';
import { ORDER_OF } from '#engine/index/orders.ts';
import type { ListRequest } from '#engine/requests.ts';
import { createFacts, type LoadedFacts } from './facts.ts';
import { createItems, type Items } from './items.ts';
import { createHeld, type Held, jsonAt } from './not-here.ts';
import { createOrderPieces } from './order-pieces.ts';
import { createPriceSpans, type PriceSpans } from './price-spans.ts';
import { createWholeLists } from './whole-lists.ts';

/** One export of an edition: lists and the directory of it, as far as its files are here. All throw `NotHere`. */
export interface FilesEdition {
  edition: EditionKey;
  directory: Directory;
  held: Held;
  facts: LoadedFacts;
  spans: PriceSpans;
  items: Items;
  hierarchy(): Category[];
  popular(): { brands: PopularBrand[]; searches: PopularSearch[] };
  list(request: ListRequest): ProductPage;
  listPriceRange(request: ListRequest): PriceRange;
}

export function openFilesEdition(edition: EditionKey, directory: Directory): FilesEdition {
  const held = createHeld();
  const facts = createFacts(directory, held);
  const items = createItems(directory, held);
  const { categories, subcategories } = directory;
  const names = { brands: [], categories, subcategories };
  const pieces = createOrderPieces(directory, held);
  const wholeLists = createWholeLists(directory, pieces);
  const lists = (request: ListRequest, groups: readonly FactGroup[]) => {
    facts.demandScope(request, groups);
    return facts.lists(names);
  };
  return {
    edition,
    directory,
    held,
    facts,
    spans: createPriceSpans(directory, held, facts, pieces),
    items,
    hierarchy: () => held.get(jsonAt(pathOf('hierarchy', directory.hierarchy))),
    popular: () => held.get(jsonAt(pathOf('popular', directory.popular))),
    list(request) {
      const found =
        (isWhole(request) ? wholeLists.list(request) : null) ??
        list(facts.columns, lists(request, groupsFor(request)), request);
      return { products: items.productsAt(found.products, request), total: found.total };
    },
    listPriceRange: (request) =>
      inMajor(
        edition,
        isWhole(request)
          ? wholeLists.priceRange(request)
          : listPriceRange(facts.columns, lists(request, ['base', 'price']), request),
      ),
  };
}

const isWhole = ({ category, subcategory }: ListRequest): boolean =>
  category === undefined && subcategory === undefined;

function groupsFor({ sort, list: kind }: ListRequest): FactGroup[] {
  const { order } = ORDER_OF[sort ?? LIST_SORTS[kind]];
  if (order === 'rating') return ['base', 'price', 'rating'];
  return order === 'recent' ? ['base', 'price', 'age'] : ['base', 'price'];
}
