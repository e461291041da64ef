import { Hono } from 'hono';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { answer } from './answer.ts';
import type { Answers } from './answers.ts';
import {
  type ApiBindings,
  editionOf,
  editionQuerySchema,
  popularQuerySchema,
  readParameters,
} from './parameters.ts';

/** Categories, popular searches and popular brands. */
export function directoryRoutes(catalogue: Catalogue, answers: Answers) {
  const routes = new Hono<{ Bindings: ApiBindings }>();

  routes.get('/db/categories/hierarchy', (context) => {
    const edition = editionOf(context, readParameters(context, editionQuerySchema));
    return answer(context, answers, edition, () => catalogue.hierarchy(edition));
  });

  routes.get('/categories', (context) => {
    const edition = editionOf(context, readParameters(context, editionQuerySchema));
    return answer(context, answers, edition, async () =>
      (await catalogue.hierarchy(edition)).map(({ id, slug, name, count }) => ({ id, slug, name, count })),
    );
  });

  routes.get('/searches/popular', (context) => {
    const { country, limit } = readParameters(context, popularQuerySchema);
    const edition = editionOf(context, { country });
    return answer(context, answers, edition, () => catalogue.popularSearches(edition, limit));
  });

  routes.get('/brands/popular', (context) => {
    const { country, limit } = readParameters(context, popularQuerySchema);
    const edition = editionOf(context, { country });
    return answer(context, answers, edition, () => catalogue.popularBrands(edition, limit));
  });

  return routes;
}
