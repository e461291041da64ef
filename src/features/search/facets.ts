import type { Facets } from '#contract/search.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { type Asked, isNameOf, labelOf, type NameOf, takeApart, withPlaces } from './asked.ts';

/** A link that changes the search: `set` is the change, as the links of lists write it in `data-set`. */
export interface Choice {
  name: string;
  count?: number;
  set: string;
  /** Whether it is chosen. */
  on: boolean;
  /** The call that counts the choice, below `/api`. */
  click?: string;
}

/** What a search can be narrowed to; `rest` is shown on request. */
export interface FacetGroup {
  kind: 'category' | 'brand';
  title: string;
  choices: Choice[];
  rest: Choice[];
  /** What shows the rest. */
  more: string;
}

export interface Chip {
  name: string;
  label: string;
  set: string;
}

/** What was found, and how much of it there is. */
type Spanned = Pick<Facets, 'brands' | 'categories'> & { total: number };
export type FacetTexts = Pick<Messages, 'search' | 'categories' | 'filters'>;

/** Choices of a group that are shown at once; a single one more is shown with them. */
const SHOWN = 6;

/** The categories and brands of what was found, the chosen ones first. Groups that narrow nothing are left out. */
export function facetGroups(
  facets: Spanned,
  asked: Asked,
  nameOf: NameOf,
  texts: FacetTexts,
  locale: string,
): FacetGroup[] {
  return [categoryGroup(facets, asked, nameOf, texts), brandGroup(facets, asked, texts, locale)].filter(
    ({ choices }) => {
      const isChosen = choices.some(({ on }) => on);
      return choices.some(({ on, count = 0 }) => !on && (isChosen || count < facets.total));
    },
  );
}

/** What narrows a search, each with what takes it back; what it is all about is no filter. */
export function searchChips(asked: Asked, nameOf: NameOf, { filters }: FacetTexts, locale: string): Chip[] {
  const { places, words } = takeApart(asked.q, nameOf);
  const place = places.length > 0 && (words || asked.brand) && labelOf(withPlaces('', ...places), nameOf);
  const names: [string | false, string][] = [
    [place, setOf('q', words)],
    [(places.length > 0 || (words !== '' && !isNameOf(asked.brand, words))) && asked.brand, 'brand='],
  ];
  return names.flatMap(([name, set]) =>
    name ? [{ name, set, label: format(filters.remove, { name }, locale) }] : [],
  );
}

/** The categories and brands of an answer as far as they can be used. Never throws. */
export function readFacets(answer: unknown): Spanned {
  const { facets, total } = (answer ?? {}) as { facets?: Partial<Facets>; total?: unknown };
  const listed = <T>(list: readonly T[] | undefined, isWhole: (one: T) => boolean): T[] =>
    Array.isArray(list) ? list.filter((one) => one && isWhole(one)) : [];
  const isText = (text: unknown) => typeof text === 'string' && text !== '';
  const isPlace = ({ slug, name, count }: { slug: string; name: string; count: number }) =>
    isText(slug) && isText(name) && Number.isSafeInteger(count);
  return {
    total: Number.isSafeInteger(total) ? Number(total) : 0,
    brands: listed(
      facets?.brands,
      ({ id, brandName, count }) => isText(id) && isText(brandName) && Number.isSafeInteger(count),
    ),
    categories: listed(facets?.categories, isPlace).map((category) => ({
      ...category,
      subcategories: listed(category.subcategories, isPlace),
    })),
  };
}

/** How the brands of an answer are written: those it counts, then its first product's. Never throws. */
export function brandsIn(answer: unknown): string[] {
  const { products } = (answer ?? {}) as { products?: readonly { brand_name?: string }[] };
  const names = readFacets(answer).brands.map(({ brandName }) => brandName);
  return [...names, products?.[0]?.brand_name ?? ''].filter(Boolean);
}

function categoryGroup({ categories }: Spanned, asked: Asked, nameOf: NameOf, texts: FacetTexts): FacetGroup {
  const { places, words } = takeApart(asked.q, nameOf);
  const [slug, leaf] = places;
  const only = categories.length === 1 && !slug ? categories[0] : undefined;
  const chosen = only ?? categories.find((category) => category.slug === slug);
  const choice = (name: string, count: number, ...path: string[]): Choice => ({
    name,
    count,
    set: setOf('q', withPlaces(words, ...path)),
    on: path.join('>') === places.join('>'),
  });
  const all = { name: texts.categories.all, set: setOf('q', words), on: places.length === 0 };
  const inside = chosen
    ? [
        choice(chosen.name, chosen.count, chosen.slug),
        ...chosen.subcategories
          .toSorted((one, other) => Number(other.slug === leaf) - Number(one.slug === leaf))
          .map((sub) => choice(sub.name, sub.count, chosen.slug, sub.slug)),
      ]
    : categories.map((category) => choice(category.name, category.count, category.slug));
  const hasAll = places.length > 0 && Boolean(words || asked.brand);
  const choices = hasAll ? [all, ...inside] : inside;
  return grouped('category', texts.filters.category, choices, () => texts.categories.more);
}

function brandGroup({ brands }: Spanned, asked: Asked, texts: FacetTexts, locale: string): FacetGroup {
  const isChosen = (name: string) => name.toLowerCase() === asked.brand.toLowerCase();
  const choices = brands.map(
    ({ id, brandName, count }): Choice => ({
      name: brandName,
      count,
      set: setOf('brand', brandName),
      on: isChosen(brandName),
      ...(!isChosen(brandName) && { click: `brands/${encodeURIComponent(id)}/click` }),
    }),
  );
  const own = choices.filter(({ on }) => on);
  const others = choices.filter(({ on }) => !on);
  const all = { name: texts.search.allBrands, set: 'brand=', on: false };
  const listed = [...(asked.brand && asked.q ? [all] : []), ...own, ...others];
  return grouped('brand', texts.filters.brand, listed, (n) => format(texts.search.moreBrands, { n }, locale));
}

function grouped(
  kind: FacetGroup['kind'],
  title: string,
  choices: Choice[],
  moreOf: (n: number) => string,
): FacetGroup {
  const shown = choices.length === SHOWN + 1 ? choices.length : SHOWN;
  const rest = choices.slice(shown);
  return { kind, title, choices: choices.slice(0, shown), rest, more: moreOf(rest.length) };
}

const setOf = (name: string, value: string): string => `${name}=${encodeURIComponent(value)}`;
