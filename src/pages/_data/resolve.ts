import { paths } from '#contract/paths.ts';
import type { Product, ProductDetail } from '#contract/product.ts';
import { listQuerySchema, MAX_NAME, searchQuerySchema } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { ListView, OverviewView, SearchView } from '#features/listing/list-view.ts';
import { parsePlace } from '#features/listing/place.ts';
import { loadList, loadOverview } from './list.ts';
import { loadProduct, loadRelated } from './product.ts';
import { readQuery } from './query.ts';
import { loadSearch } from './search.ts';

export type Resolved =
  | { kind: 'search'; status: 200 | 404; view: SearchView }
  | { kind: 'product'; status: 200; detail: ProductDetail; related: Product[] }
  | { kind: 'list'; status: 200 | 404; view: ListView }
  | { kind: 'overview'; status: 200; view: OverviewView }
  | { kind: 'bad'; status: 400 }
  | { kind: 'unknown'; status: 404 };

/** What the address of a page may say: what a call is told for its answer is no part of it. */
const ofSearch = searchQuerySchema.omit({ fields: true });
const ofList = listQuerySchema.omit({ fields: true });

const BAD = { kind: 'bad', status: 400 } as const;
const UNKNOWN = { kind: 'unknown', status: 404 } as const;

/** What a path with a query asks for. A page beyond the last is shown as empty, with status 404. */
export async function resolveRequest(
  edition: EditionKey,
  path: string,
  parameters: URLSearchParams,
): Promise<Resolved> {
  if (path === paths.search()) {
    const query = readQuery(ofSearch, parameters);
    if (!query) return BAD;
    const id = parameters.get('product');
    if (id) {
      const detail = id.length <= MAX_NAME ? await loadProduct(edition, id) : null;
      if (!detail) return UNKNOWN;
      return { kind: 'product', status: 200, detail, related: await loadRelated(edition, detail.product) };
    }
    const view = await loadSearch(edition, query);
    return { kind: 'search', status: statusOf(view), view };
  }
  const place = parsePlace(path);
  if (!place) return UNKNOWN;
  if (place.bare && place.category && !place.subcategory) {
    const view = await loadOverview(edition, place.category);
    return view ? { kind: 'overview', status: 200, view } : UNKNOWN;
  }
  const query = readQuery(ofList, parameters);
  if (!query) return BAD;
  const view = await loadList(edition, place, query);
  return view ? { kind: 'list', status: statusOf(view), view } : UNKNOWN;
}

const statusOf = ({ page, pages }: { page: number; pages: number }) => (page > pages ? 404 : 200);
