import { catalogue } from '#catalogue/open.ts';
import { FALLBACK_SIZE, type ListParameters, PAGE_SIZE } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import { toListRequest } from '#engine/to-request.ts';
import { isFiltered, type ListView, type OverviewView, pageCount } from '#features/listing/list-view.ts';
import { inCategory, type Place } from '#features/listing/place.ts';
import { loadShell } from './shell.ts';

const NO_RANGE = { min: 0, max: 0 };

/** A page of a place's products, or null where there is no such category or subcategory. */
export async function loadList(
  edition: EditionKey,
  place: Place,
  parameters: ListParameters = {},
): Promise<ListView | null> {
  const named = await findNames(edition, place);
  if (!named) return null;
  const store = await catalogue();
  const { page = 1, sort, condition, min_price, max_price } = parameters;
  const chosen = { sort, condition, min_price, max_price };
  const { category, subcategory, list } = place;
  const scope = { ...(category && { category }), ...(subcategory && { subcategory }) };
  const { products, total } = await store.list(
    toListRequest(edition, list, scope, { page, ...chosen, fields: 'card' }),
  );
  const range =
    total > 0 || isFiltered(chosen) ? await store.priceRange({ edition, list, ...scope }) : NO_RANGE;
  const alone = total === 0 && place.bare && !isFiltered(chosen) ? named.subcategory : undefined;
  const related = alone
    ? await store.search({ edition, text: alone.name, page: 1, limit: FALLBACK_SIZE, asCards: true })
    : { products: [] };
  return {
    place: inCategory(place, named.category),
    ...named,
    products,
    total,
    page,
    pages: pageCount(total, PAGE_SIZE),
    chosen,
    range,
    related: related.products,
  };
}

/** A category's deals and, without repeating them, its featured products; null where it is unknown. */
export async function loadOverview(edition: EditionKey, slug: string): Promise<OverviewView | null> {
  const { tree } = await loadShell(edition);
  const category = tree.find((one) => one.slug === slug);
  if (!category) return null;
  const store = await catalogue();
  const scope = { edition, category: slug, limit: PAGE_SIZE, asCards: true };
  const [deals, featured, all] = await Promise.all([
    store.list({ ...scope, list: 'deals' }),
    store.list({ ...scope, list: 'featured', excludeDeals: true }),
    store.list({ ...scope, list: 'all', limit: 1 }),
  ]);
  return { category, deals: deals.products, featured: featured.products, total: all.total };
}

async function findNames(edition: EditionKey, place: Place) {
  const { tree } = await loadShell(edition);
  const within = place.category ? tree.filter(({ slug }) => slug === place.category) : tree;
  if (within.length === 0) return null;
  const category = place.subcategory
    ? within.find(({ subcategories }) => subcategories.some(({ slug }) => slug === place.subcategory))
    : place.category
      ? within[0]
      : undefined;
  if (place.subcategory && !category) return null;
  return { category, subcategory: category?.subcategories.find(({ slug }) => slug === place.subcategory) };
}
