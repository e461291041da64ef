import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';

/** What a search page was asked for, as its address says it. */
export interface Asked {
  /** The search text, categories in front of the words included. */
  q: string;
  brand: string;
  /** Whether the words were to be taken as they are typed. */
  exact: boolean;
}

/** The name of a category or subcategory by its slug. */
export type NameOf = (slug: string) => string | undefined;

interface Named {
  slug: string;
  name: string;
}

type Texts = Pick<Messages['search'], 'label' | 'resultsFor' | 'noResultsFor' | 'title' | 'brandTitle'>;

export const isAsked = ({ q, brand }: Asked): boolean => Boolean(q.replaceAll('>', '').trim() || brand);

/** The categories in front of a search text, and its words (specification, section 2); what `nameOf` does not know is words. */
export function takeApart(q: string, nameOf: NameOf): { places: string[]; words: string } {
  const parts = q.split('>').map((part) => part.trim());
  const named = parts.slice(0, -1).filter(Boolean).slice(0, 2);
  const unknown = named.findIndex((part) => !nameOf(part));
  const places = unknown < 0 ? named : named.slice(0, unknown);
  const words = parts.filter((part, at) => part || at === parts.length - 1).slice(places.length);
  return { places, words: words.join('>') };
}

/** The search text a category filter sets: `category>` or `category>subcategory>`, and the words after it. */
export const withPlaces = (words: string, ...places: string[]): string => [...places, words].join('>');

/** A search text as shoppers read it: `Informática › Portátiles › acer`. A category nobody knows is named by its slug. */
export function labelOf(q: string, nameOf: NameOf): string {
  const { places, words } = takeApart(q, nameOf);
  const rest = SLUGS.test(words) ? words.split('>').map(titled) : [words];
  return [...places.map((place) => nameOf(place) ?? ''), ...rest].filter(Boolean).join(' › ');
}

const BASE = { sensitivity: 'base' } as const;

/** Whether a text is no more than the name of a brand. */
export const isNameOf = (brand: string, text: string): boolean =>
  brand !== '' && text.localeCompare(brand, undefined, BASE) === 0;

/** With the brand as it is written in `brands`, in the words too where they are no more than its name. */
export function asBrand(asked: Asked, brands: readonly (string | undefined)[]): Asked {
  const brand = brands.find((name = '') => isNameOf(name, asked.brand)) ?? asked.brand;
  return { ...asked, brand, q: isNameOf(brand, asked.q) ? brand : asked.q };
}

/** The heading of the search page. @param isFound whether there are products, or would be without the filters */
export function searchTitle(
  asked: Asked,
  isFound: boolean,
  nameOf: NameOf,
  texts: Texts,
  locale: string,
): string {
  if (!isAsked(asked)) return texts.label;
  const label = labelOf(asked.q, nameOf);
  if (!label && isFound) return format(texts.brandTitle, { brand: asked.brand }, locale);
  const words = isFound ? texts.resultsFor : texts.noResultsFor;
  return format(texts.title, { words, query: label || asked.brand }, locale);
}

/** The names that a hierarchy has for its categories. */
export function namesIn(tree: readonly (Named & { subcategories: readonly Named[] })[]): NameOf {
  const names = new Map(
    tree
      .flatMap(({ subcategories, ...category }) => [category, ...subcategories])
      .map(({ slug, name }) => [slug, name]),
  );
  return (slug) => names.get(slug);
}

/** Without blanks around it, and without what no keyboard writes. */
const plain = (text = ''): string => text.replace(/\p{Cc}+/gu, ' ').trim();

/** What the parameters of an address ask for. */
export const askedOf = (about: Readonly<Record<string, string | undefined>>): Asked => ({
  q: plain(about.q),
  brand: plain(about.brand),
  exact: about.exact_words === 'true',
});

/** The parameters that ask for it; none that would say nothing. */
export const aboutOf = ({ q, brand, exact }: Asked): Record<string, string> => ({
  ...(q && { q }),
  ...(brand && { brand }),
  ...(exact && { exact_words: 'true' }),
});

/** The names of the parameters that say what is searched for. */
export const ABOUT = ['q', 'brand', 'exact_words'] as const;

const SLUGS = /^(?:[\p{Ll}-]+>)+$/u;

/** A name for what is in no hierarchy: its slug in capitals and blanks. */
const titled = (slug: string): string =>
  slug.replaceAll('-', ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
