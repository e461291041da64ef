import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogue } from '#catalogue/open.ts';
import type { Category, PopularBrand, PopularSearch, TreeCategory } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { SHOWN } from '#features/frame/popular.ts';

/** What the frame of every page shows from the catalogue. No counts, so that few imports change every page. */
export interface Shell {
  tree: readonly TreeCategory[];
  brands: readonly PopularBrand[];
  searches: readonly PopularSearch[];
}

const held = new Map<EditionKey, { version: string; shell: Promise<Shell> }>();

/** The shell of an edition, computed once per process and state of the catalogue. */
export async function loadShell(edition: EditionKey): Promise<Shell> {
  const store = await catalogue();
  const version = await store.version(edition);
  const known = held.get(edition);
  if (known?.version === version) return known.shell;
  const shell = readShell(store, edition);
  held.set(edition, { version, shell });
  shell.catch(() => held.delete(edition));
  return shell;
}

async function readShell(store: Catalogue, edition: EditionKey): Promise<Shell> {
  const [tree, brands, searches] = await Promise.all([
    store.hierarchy(edition),
    store.popularBrands(edition, SHOWN.brands),
    store.popularSearches(edition, SHOWN.searches),
  ]);
  return { tree: tree.map(withoutCounts), brands, searches };
}

const withoutCounts = ({ slug, name, subcategories }: Category): TreeCategory => ({
  slug,
  name,
  subcategories: subcategories.map(({ slug, name }) => ({ slug, name })),
});
