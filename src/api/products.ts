import { Hono } from 'hono';
import type { Catalogue, Scope } from '#catalogue/catalogue.ts';
import { asksForProducts, toListRequest, toSearchRequest } from '#catalogue/requests.ts';
import { LISTS, type ListKind } from '#contract/query.ts';
import { AppError } from '#lib/errors.ts';
import { answer } from './answer.ts';
import type { Answers } from './answers.ts';
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
import { toPriceRangeRequest } from './requests.ts';
import { checkScope } from './scopes.ts';

/** Lists, search, price spans and single products. */
export function productRoutes(catalogue: Catalogue, answers: Answers) {
  const routes = new Hono<{ Bindings: ApiBindings }>();

  const answerList = (list: ListKind) => (context: ApiContext) => {
    const parameters = readParameters(context, listQuerySchema);
    const edition = editionOf(context, parameters);
    const { category, subcategory } = context.req.param() as Scope;
    const scope = { ...(category && { category }), ...(subcategory && { subcategory }) };
    checkScope(scope);
    const request = toListRequest(edition, list, scope, parameters);
    return answer(context, answers, edition, parameters, () => catalogue.list(request));
  };

  for (const list of LISTS) {
    const start = list === 'all' ? '/products' : `/products/${list}`;
    if (list !== 'all') routes.get(start, answerList(list));
    routes.get(`${start}/category/:category/:subcategory?`, answerList(list));
    routes.get(`${start}/subcategory/:subcategory`, answerList(list));
  }

  routes.get('/products/price-range', (context) => {
    const parameters = readParameters(context, priceRangeQuerySchema);
    const edition = editionOf(context, parameters);
    checkScope(parameters);
    const request = toPriceRangeRequest(edition, parameters);
    return answer(context, answers, edition, parameters, async () =>
      'list' in request || asksForProducts(request) ? catalogue.priceRange(request) : { min: 0, max: 0 },
    );
  });

  routes.get('/search', (context) => {
    const parameters = readParameters(context, searchQuerySchema);
    const request = toSearchRequest(editionOf(context, parameters), parameters);
    return answer(context, answers, request.edition, parameters, async () =>
      asksForProducts(request) ? catalogue.search(request) : { products: [], total: 0 },
    );
  });

  routes.get('/products', (context) => {
    const parameters = readParameters(context, idsQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, async () => {
      const products = await catalogue.products(edition, parameters.ids);
      return { products, total: products.length };
    });
  });

  routes.get('/products/:id', (context) => {
    const parameters = readParameters(context, editionQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, async () => {
      const detail = await catalogue.product(edition, context.req.param('id'));
      if (!detail) throw new AppError('unknown_product', 'There is no such product.');
      return detail;
    });
  });

  return routes;
}
