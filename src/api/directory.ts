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
    const parameters = readParameters(context, editionQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, () => catalogue.hierarchy(edition));
  });

  routes.get('/categories', (context) => {
    const parameters = readParameters(context, editionQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, async () =>
      (await catalogue.hierarchy(edition)).map(({ id, slug, name, count }) => ({ id, slug, name, count })),
    );
  });

  routes.get('/searches/popular', (context) => {
    const parameters = readParameters(context, popularQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, () =>
      catalogue.popularSearches(edition, parameters.limit),
    );
  });

  routes.get('/brands/popular', (context) => {
    const parameters = readParameters(context, popularQuerySchema);
    const edition = editionOf(context, parameters);
    return answer(context, answers, edition, parameters, () =>
      catalogue.popularBrands(edition, parameters.limit),
    );
  });

  return routes;
}
