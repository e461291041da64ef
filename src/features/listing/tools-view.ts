import { format } from '#i18n/format.ts';
import type { ChosenFilter } from './chosen-filters.ts';
import { isCurrent, NEXT_PRICE, resetOf } from './data-set.ts';
import { priceSortName } from './links.ts';
import { edition, texts } from './list-texts.ts';
import { allChosen, type ListWords } from './list-words.ts';
import type { ListingQuery } from './listing-query.ts';
import { make } from './make.ts';
import { $results, linkTo, type Results } from './results.store.ts';

/** Keeps sort links, filters and chips as `$results` says: where each leads, and which is on. */
export function showTools(root: HTMLElement, words: ListWords): void {
  const { order = '' } = root.dataset;
  let shown: ListingQuery | undefined;
  $results.subscribe((results) => {
    if (!results) return;
    const { query, phase } = results;
    const chosen = allChosen(query, words);
    if (query !== shown) showQuery(root, query, chosen, order);
    shown = query;
    if (phase === 'ready') showTotal(root, results, chosen);
  });
}

function showQuery(
  root: HTMLElement,
  query: ListingQuery,
  chosen: readonly ChosenFilter[],
  order: string,
): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-reset]')) link.dataset.set = resetOf(chosen);
  showChosen(root, chosen);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-set],a[data-away]')) {
    const { set, away = '', reset } = link.dataset;
    const path = link.getAttribute('href')?.split('?')[0];
    link.setAttribute('href', path + linkTo(set ?? away));
    // Facets are written with each answer, which knows how their brands are written.
    if (set === undefined || link.closest('[data-facets]')) continue;
    if (reset === undefined && isCurrent(set, query, order)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const price = root.querySelector<HTMLElement>(`[data-set=${NEXT_PRICE}]`);
  if (price) {
    price.ariaLabel = priceSortName(query.sort, texts);
    price.dataset.sort = query.sort ?? '';
  }
  const reset = root.querySelector<HTMLElement>('.reset');
  if (reset) reset.hidden = chosen.length === 0;
  for (const field of root.querySelectorAll<HTMLInputElement>('.price-form [type=hidden]')) {
    if (field.name in query) field.remove();
  }
}

function showChosen(root: HTMLElement, chosen: readonly ChosenFilter[]): void {
  const row = root.querySelector<HTMLElement>('.chosen');
  const list = row?.querySelector('ul');
  if (!row || !list) return;
  const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(
    ...chosen.map(({ name, label, set }) => {
      const link = make('a', { className: 'chip on', href: location.pathname, ariaLabel: label }, name);
      link.dataset.set = set;
      return make('li', {}, link);
    }),
  );
  row.hidden = chosen.length === 0;
  const on = root.querySelector('[data-active]');
  if (on) on.textContent = chosen.length ? String(chosen.length) : '';
  if (focused < 0) return;
  const next = list.children[Math.min(focused, chosen.length - 1)] ?? root.querySelector('.tools');
  next?.querySelector<HTMLElement>('a')?.focus();
}

/** How many there are stands on the button of the sheet; there are tools only where they can do something. */
function showTotal(root: HTMLElement, { total }: Results, chosen: readonly ChosenFilter[]): void {
  const tools = root.querySelector<HTMLElement>('.tools');
  if (tools) tools.hidden = total === 0 && chosen.length === 0;
  const button = root.querySelector<HTMLElement>('[data-show]');
  if (button) button.textContent = format(texts.filters.showResults, { n: total }, edition.locale);
}
