import { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ListKind } from '#contract/query.ts';
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
import { createScopeCheck } from './scopes.ts';

const LIST = ':list{deals|featured|popular|recent}';

/** Lists, search, price spans and single products. */
export function productRoutes(catalogue: Catalogue) {
  const routes = new Hono<{ Bindings: ApiBindings }>();
  const checkScope = createScopeCheck(catalogue);

  async function listProducts(context: ApiContext): Promise<Response> {
    const parameters = readParameters(context, listQuerySchema);
    const edition = editionOf(context, parameters);
    const { list = 'all', category, subcategory } = context.req.param() as Record<string, string | undefined>;
    const scope = { ...(category && { category }), ...(subcategory && { subcategory }) };
    await checkScope(edition, scope);
    return answer(context, await catalogue.list(toListRequest(edition, list as ListKind, scope, parameters)));
  }

  for (const start of [`/products/${LIST}`, '/products']) {
    routes.get(`${start}/category/:category/:subcategory?`, listProducts);
    routes.get(`${start}/subcategory/:subcategory`, listProducts);
  }
  routes.get(`/products/${LIST}`, listProducts);

  routes.get('/products/price-range', async (context) => {
    const parameters = readParameters(context, priceRangeQuerySchema);
    const edition = editionOf(context, parameters);
    await checkScope(edition, parameters);
    return answer(context, await catalogue.priceRange(toPriceRangeRequest(edition, parameters)));
  });

  routes.get('/search', async (context) => {
    const parameters = readParameters(context, searchQuerySchema);
    const request = toSearchRequest(editionOf(context, parameters), parameters);
    const nothingAsked = !request.text && !request.brand;
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
