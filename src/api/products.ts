import type { Catalogue } from '#catalogue/catalogue.ts';
import { asAsked } from '#contract/as-card.ts';
import { calls, listCalls } from '#contract/calls.ts';
import type { ListParameters } from '#contract/query.ts';
import type { Scope } from '#engine/requests.ts';
import { toScope } from '#engine/scopes.ts';
import { asksForProducts, toListRequest, toPriceRangeRequest } from '#engine/to-request.ts';
import { AppError } from '#lib/errors.ts';
import type { Reads } from './reads.ts';
import type { Routes } from './routes.ts';

/** Lists, price spans and single products. */
export function addProducts(routes: Routes, catalogue: Catalogue, { reader }: Reads): void {
  for (const call of listCalls) {
    routes.add(
      call,
      reader(call, async ({ edition, parts, query }) =>
        catalogue.list(toListRequest(edition, call.list, toScope(parts as Scope), query as ListParameters)),
      ),
    );
  }

  const { priceRange, products, product } = calls;
  routes.add(
    priceRange,
    reader(priceRange, async ({ edition, query }) => {
      const request = toPriceRangeRequest(edition, query);
      if (!('list' in request || asksForProducts(request))) return { min: 0, max: 0 };
      return await catalogue.priceRange(request);
    }),
  );
  routes.add(
    products,
    reader(products, async ({ edition, query }) => {
      const found = await catalogue.products(edition, query.ids);
      return { products: asAsked(found, { asCards: query.fields === 'card' }), total: found.length };
    }),
  );
  routes.add(
    product,
    reader(product, async ({ edition, parts }) => {
      const detail = await catalogue.product(edition, parts.id);
      if (!detail) throw new AppError('unknown_product', 'There is no such product.');
      return detail;
    }),
  );
}
