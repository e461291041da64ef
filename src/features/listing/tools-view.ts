import { format } from '#i18n/format.ts';
import { chosenFilters } from './chosen-filters.ts';
import { isCurrent, NEXT_PRICE, RESET, readSet } from './data-set.ts';
import { priceSortName } from './links.ts';
import { edition, texts } from './list-texts.ts';
import { isFiltered } from './list-view.ts';
import { changed, type ListingQuery, writeQuery } from './listing-query.ts';
import { make } from './make.ts';
import { $results, type Results } from './results.store.ts';

export interface ToolsOptions {
  /** The order the list has where none is chosen. */
  order: string;
  /** The names of the parameters that say what is listed. */
  about: readonly string[];
}

/** Keeps sort links, filters and chips as `$results` says: where each leads, and which is on. */
export function showTools(root: HTMLElement, options: ToolsOptions): void {
  let shown: ListingQuery | undefined;
  $results.subscribe((results) => {
    if (!results) return;
    if (results.query !== shown) showQuery(root, results.query, options);
    shown = results.query;
    if (results.phase === 'ready') showTotal(root, results);
  });
}

function showQuery(root: HTMLElement, query: ListingQuery, { order, about }: ToolsOptions): void {
  showChosen(root, query);
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-set],a[data-away]')) {
    const set = link.dataset.set ?? link.dataset.away ?? '';
    const path = link.getAttribute('href')?.split('?')[0];
    link.setAttribute('href', path + writeQuery(changed(query, readSet(set, query, about))));
    if (link.dataset.set === undefined) continue;
    if (link.dataset.set !== RESET && isCurrent(set, query, order)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const price = root.querySelector<HTMLElement>(`[data-set=${NEXT_PRICE}]`);
  if (price) {
    price.ariaLabel = priceSortName(query.sort, texts);
    price.dataset.sort = query.sort ?? '';
  }
  const reset = root.querySelector<HTMLElement>('.reset');
  if (reset) reset.hidden = !isFiltered(query);
  for (const field of root.querySelectorAll<HTMLInputElement>('.price-form [type=hidden]')) {
    if (field.name in query) field.remove();
  }
}

function showChosen(root: HTMLElement, query: ListingQuery): void {
  const row = root.querySelector<HTMLElement>('.chosen');
  const list = row?.querySelector('ul');
  if (!row || !list) return;
  const filters = chosenFilters(query, texts, edition);
  const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
  list.replaceChildren(
    ...filters.map(({ name, label, set }) => {
      const link = make('a', { className: 'chip on', href: location.pathname, ariaLabel: label }, name);
      link.dataset.set = set;
      return make('li', {}, link);
    }),
  );
  row.hidden = filters.length === 0;
  const on = root.querySelector('[data-active]');
  if (on) on.textContent = filters.length ? String(filters.length) : '';
  if (focused < 0) return;
  const next = list.children[Math.min(focused, filters.length - 1)] ?? root.querySelector('.tools');
  next?.querySelector<HTMLElement>('a')?.focus();
}

function showTotal(root: HTMLElement, { total }: Results): void {
  const button = root.querySelector<HTMLElement>('[data-show]');
  if (button) button.textContent = format(texts.filters.showResults, { n: total }, edition.locale);
}
