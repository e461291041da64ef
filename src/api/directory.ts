import type { Catalogue } from '#catalogue/catalogue.ts';
import { calls } from '#contract/calls.ts';
import type { Answers } from './answers.ts';
import { reader } from './read.ts';
import type { Routes } from './routes.ts';

/** Categories, popular searches and popular brands. */
export function addDirectory(routes: Routes, catalogue: Catalogue, answers: Answers): void {
  const { hierarchy, categories, popularSearches, popularBrands } = calls;
  routes.add(
    hierarchy,
    reader(hierarchy, answers, ({ edition }) => catalogue.hierarchy(edition)),
  );
  routes.add(
    categories,
    reader(categories, answers, async ({ edition }) =>
      (await catalogue.hierarchy(edition)).map(({ id, slug, name, count }) => ({ id, slug, name, count })),
    ),
  );
  routes.add(
    popularSearches,
    reader(popularSearches, answers, ({ edition, query }) => catalogue.popularSearches(edition, query.limit)),
  );
  routes.add(
    popularBrands,
    reader(popularBrands, answers, ({ edition, query }) => catalogue.popularBrands(edition, query.limit)),
  );
}
