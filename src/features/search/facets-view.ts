import { $answer, $results, linkTo } from '#features/listing/results.store.ts';
import { format } from '#i18n/format.ts';
import { askedOf } from './asked.ts';
import { make } from './elements.ts';
import { type Choice, type FacetGroup, type FacetTexts, facetGroups, readFacets } from './facets.ts';
import { namesOnPage } from './names-on-page.ts';

/** Writes what a search can be narrowed to anew with each answer, as `Facets.astro` did for the first. */
export function showFacets(root: HTMLElement, texts: FacetTexts, locale: string): void {
  const box = root.querySelector('[data-facets]');
  if (!box) return;
  $answer.listen((answer) => {
    const asked = askedOf($results.get()?.query.about ?? {});
    const groups = facetGroups(readFacets(answer), asked, namesOnPage, texts, locale);
    const opened = (kind: string) => box.querySelector(`[data-facet=${kind}] [open]`) !== null;
    const focused = box.contains(document.activeElement)
      ? document.activeElement?.closest<HTMLElement>('[data-facet]')?.dataset.facet
      : undefined;
    box.replaceChildren(...groups.map((group) => makeGroup(group, locale, opened(group.kind))));
    if (focused) box.querySelector<HTMLElement>(`[data-facet=${focused}] [aria-current]`)?.focus();
  });
}

function makeGroup(
  { kind, title, choices, rest, more }: FacetGroup,
  locale: string,
  open: boolean,
): HTMLElement {
  const others = () =>
    make(
      'details',
      { open: open ? '' : undefined },
      make('summary', { class: 'more' }, more),
      make('div', { class: 'chips' }, ...makeChoices(rest, locale)),
    );
  return make(
    'nav',
    { class: 'facet', 'aria-label': title, 'data-facet': kind },
    make('span', { class: 'filter-title', 'aria-hidden': 'true' }, title),
    make('div', { class: 'chips' }, ...makeChoices(choices, locale), ...(rest.length > 0 ? [others()] : [])),
  );
}

const makeChoices = (choices: readonly Choice[], locale: string): HTMLElement[] =>
  choices.map(({ name, count, set, on, click }) => {
    const attributes = {
      class: 'chip',
      href: location.pathname + linkTo(set),
      'data-set': set,
      'data-click': click,
      'aria-current': on ? 'true' : undefined,
      rel: 'nofollow',
    };
    const counted = count === undefined ? [] : [make('small', {}, ` ${format('{n}', { n: count }, locale)}`)];
    return make('a', attributes, name, ...counted);
  });
