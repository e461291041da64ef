import { Hono } from 'hono';
import type { Catalogue, Scope } from '#catalogue/catalogue.ts';
import { LISTS, type ListKind } from '#contract/query.ts';
import { AppError } from '#lib/errors.ts';
import { answer } from './answer.ts';
import {
  type ApiBindings,
  type ApiContext,
  editionOf,
  editionQuerySchema,
  idsQuerySchema,
  listQuerySchema,
  priceRangeQuerySchema,
  readParameters,
  searchQuerySchema,
} from './parameters.ts';
import { toListRequest, toPriceRangeRequest, toSearchRequest } from './requests.ts';
import { checkScope } from './scopes.ts';

/** Lists, search, price spans and single products. */
export function productRoutes(catalogue: Catalogue) {
  const routes = new Hono<{ Bindings: ApiBindings }>();

  const answerList = (list: ListKind) => async (context: ApiContext) => {
    const parameters = readParameters(context, listQuerySchema);
    const edition = editionOf(context, parameters);
    const { category, subcategory } = context.req.param() as Scope;
    const scope = { ...(category && { category }), ...(subcategory && { subcategory }) };
    checkScope(scope);
    return answer(context, await catalogue.list(toListRequest(edition, list, scope, parameters)));
  };

  for (const list of LISTS) {
    const start = list === 'all' ? '/products' : `/products/${list}`;
    if (list !== 'all') routes.get(start, answerList(list));
    routes.get(`${start}/category/:category/:subcategory?`, answerList(list));
    routes.get(`${start}/subcategory/:subcategory`, answerList(list));
  }

  routes.get('/products/price-range', async (context) => {
    const parameters = readParameters(context, priceRangeQuerySchema);
    const edition = editionOf(context, parameters);
    checkScope(parameters);
    return answer(context, await catalogue.priceRange(toPriceRangeRequest(edition, parameters)));
  });

  routes.get('/search', async (context) => {
    const parameters = readParameters(context, searchQuerySchema);
    const request = toSearchRequest(editionOf(context, parameters), parameters);
    const nothingAsked = !request.text && !request.brand && !request.category;
    return answer(context, nothingAsked ? { products: [], total: 0 } : await catalogue.search(request));
  });

  routes.get('/products', async (context) => {
    const parameters = readParameters(context, idsQuerySchema);
    const products = await catalogue.products(editionOf(context, parameters), parameters.ids);
    return answer(context, { products, total: products.length });
  });

  routes.get('/products/:id', async (context) => {
    const edition = editionOf(context, readParameters(context, editionQuerySchema));
    const detail = await catalogue.product(edition, context.req.param('id'));
    if (!detail) throw new AppError('unknown_product', 'There is no such product.');
    return answer(context, detail);
  });

  return routes;
}
