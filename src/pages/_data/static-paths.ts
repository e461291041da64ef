import { LISTS } from '#contract/query.ts';
import { inCategory, parsePlace, placePath } from '#features/listing/place.ts';
import { loadShell } from './shell.ts';

const BARE_AND_LISTS = [undefined, ...LISTS] as const;

/** The lists of everything; `all` has no page of its own. */
export const globalLists = (): string[] => LISTS.filter((list) => list !== 'all');

/** The tree of the edition the build is for. */
const buildTree = async () => (await loadShell(import.meta.env.EDITION)).tree;

export const categorySlugs = async (): Promise<string[]> => (await buildTree()).map(({ slug }) => slug);

/** Under each category: `deals`, `laptops`, `laptops/deals` and so on. */
export async function categoryPaths(): Promise<{ category: string; rest: string }[]> {
  return (await buildTree()).flatMap(({ slug: category, subcategories }) => [
    ...LISTS.map((rest) => ({ category, rest })),
    ...subcategories.flatMap(({ slug }) => restsOf(slug).map((rest) => ({ category, rest }))),
  ]);
}

/** `laptops`, `laptops/deals` and so on. */
export async function subcategoryRests(): Promise<string[]> {
  return (await buildTree()).flatMap(({ subcategories }) =>
    subcategories.flatMap(({ slug }) => restsOf(slug)),
  );
}

/** The address whose page a page's address shows as well; null where it shows its own. */
export async function shownAt(path: string): Promise<string | null> {
  const place = parsePlace(path);
  if (!place?.subcategory || place.category) return null;
  const category = (await buildTree()).find(({ subcategories }) =>
    subcategories.some(({ slug }) => slug === place.subcategory),
  );
  return placePath(inCategory(place, category));
}

const restsOf = (slug: string) => BARE_AND_LISTS.map((list) => (list ? `${slug}/${list}` : slug));
