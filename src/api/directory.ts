import type { Catalogue } from '#catalogue/catalogue.ts';
import { calls } from '#contract/calls.ts';
import type { Reads } from './reads.ts';
import type { Routes } from './routes.ts';

/** Categories, popular searches and popular brands. */
export function addDirectory(routes: Routes, catalogue: Catalogue, { reader }: Reads): void {
  const { hierarchy, categories, popularSearches, popularBrands } = calls;
  routes.add(
    hierarchy,
    reader(hierarchy, ({ edition }) => catalogue.hierarchy(edition)),
  );
  routes.add(
    categories,
    reader(categories, async ({ edition }) =>
      (await catalogue.hierarchy(edition)).map(({ id, slug, name, count }) => ({ id, slug, name, count })),
    ),
  );
  routes.add(
    popularSearches,
    reader(popularSearches, ({ edition, query }) => catalogue.popularSearches(edition, query.limit)),
  );
  routes.add(
    popularBrands,
    reader(popularBrands, ({ edition, query }) => catalogue.popularBrands(edition, query.limit)),
  );
}
