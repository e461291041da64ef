import { paths } from '#contract/paths.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { emptyText } from './list-titles.ts';
import { type Place, placePath } from './place.ts';

/** What is said where a list holds nothing, and the ways on, the first of which is the likeliest. */
export interface Nothing {
  title: string;
  hint?: string;
  ways: readonly Way[];
}

export interface Way {
  text: string;
  href: string;
  /** The `data-set` of a way that only takes back what was chosen. */
  set?: string;
}

type Texts = Pick<Messages, 'list' | 'filters'> & {
  notFound: Pick<Messages['notFound'], 'toHome' | 'toDeals'>;
};

/** A page after the last one. */
export const nothingBeyond = (
  { page, pages, link }: { page: number; pages: number; link: (page: number) => string },
  { pagination }: Pick<Messages, 'pagination'>,
  locale: string,
  ways: readonly Way[],
): Nothing => ({
  title: format(pagination.pageOf, { n: page, total: pages }, locale),
  hint: format(pagination.beyond, { n: pages }, locale),
  ways: [{ text: format(pagination.goTo, { n: pages }, locale), href: link(pages) }, ...ways],
});

/** A list nobody narrowed. */
export const nothingInList = (place: Place, texts: Texts): Nothing => ({
  title: emptyText({ place }, texts),
  ways: waysFrom(place, texts),
});

/** A search that finds nothing. */
export const nothingFound = (texts: Texts & Pick<Messages, 'search'>): Nothing => ({
  title: texts.search.noProducts,
  hint: `${texts.search.tryDifferent}. ${texts.search.tryLessSpecific}.`,
  ways: waysFrom(undefined, texts),
});

/** What was narrowed until nothing was left. */
export const nothingLeft = (
  reset: Omit<Way, 'text'>,
  { list, filters }: Texts,
  others: readonly Way[],
): Nothing => ({
  title: list.emptyFiltered,
  hint: list.emptyFilteredHint,
  ways: [{ text: filters.reset, ...reset }, ...others],
});

/** Where to go from a list that holds nothing. */
export function waysFrom(place: Place | undefined, { list, notFound }: Texts): Way[] {
  const all = place?.category && place.list !== 'all';
  return [
    ...(all ? [{ text: list.titles.all, href: placePath(place, 'all') }] : []),
    ...(place?.list === 'deals' ? [] : [{ text: notFound.toDeals, href: paths.list('deals') }]),
    { text: notFound.toHome, href: paths.home() },
  ];
}
