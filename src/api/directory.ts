import { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { answer } from './answer.ts';
import {
  type ApiBindings,
  editionOf,
  editionQuerySchema,
  popularQuerySchema,
  readParameters,
} from './parameters.ts';

/** Categories, popular searches and popular brands. */
export function directoryRoutes(catalogue: Catalogue) {
  const routes = new Hono<{ Bindings: ApiBindings }>();

  routes.get('/db/categories/hierarchy', async (context) => {
    const edition = editionOf(context, readParameters(context, editionQuerySchema));
    return answer(context, await catalogue.hierarchy(edition));
  });

  routes.get('/categories', async (context) => {
    const edition = editionOf(context, readParameters(context, editionQuerySchema));
    const hierarchy = await catalogue.hierarchy(edition);
    return answer(
      context,
      hierarchy.map(({ id, slug, name, count }) => ({ id, slug, name, count })),
    );
  });

  routes.get('/searches/popular', async (context) => {
    const parameters = readParameters(context, popularQuerySchema);
    return answer(context, await catalogue.popularSearches(editionOf(context, parameters), parameters.limit));
  });

  routes.get('/brands/popular', async (context) => {
    const parameters = readParameters(context, popularQuerySchema);
    return answer(context, await catalogue.popularBrands(editionOf(context, parameters), parameters.limit));
  });

  return routes;
}
