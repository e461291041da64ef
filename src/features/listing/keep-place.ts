import { firstPage, lastPage } from './listing.ts';
import { readQuery, writeQuery } from './listing-query.ts';
import { $results, showAddress } from './results.store.ts';
import { keptPlace, pagesAround, type ScrollPlace, scrollToPlace } from './scroll-place.ts';

/** Milliseconds of rest before a place is kept: browsers take a hundred changes in half a minute. */
const REST = 300;

/**
 * Keeps the page in view in the address, and in the history where the list was left, and shows again what
 * a step of the history says. Answers what to call before a new step.
 */
export function keepPlace(root: HTMLElement, list: HTMLElement, about: readonly string[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    const results = $results.get();
    if (results?.phase === 'loading' || !results) return;
    const item = [...list.children].find((one) => one.getBoundingClientRect().bottom > 0) as HTMLElement;
    const card = item?.querySelector<HTMLElement>('[data-id]');
    if (!card) return;
    const place: ScrollPlace = {
      from: firstPage(results),
      to: lastPage(results),
      id: card.dataset.id ?? '',
      top: Math.round(card.getBoundingClientRect().top),
    };
    const page = Number(item.dataset.page) || firstPage(results);
    history.scrollRestoration = 'manual';
    const address = new URL(location.href);
    if (page > 1) address.searchParams.set('page', String(page));
    else address.searchParams.delete('page');
    history.replaceState({ ...history.state, place }, '', address);
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(keep, REST);
    },
    { passive: true },
  );
  document.addEventListener('click', ({ target }) => (target as Element).closest('a') && keep(), true);
  addEventListener('pagehide', keep);
  addEventListener('popstate', async () => {
    const now = $results.get();
    const query = readQuery(location.search, about);
    const place = keptPlace();
    if (!now) return;
    const same = writeQuery({ ...query, page: 1 }) === writeQuery({ ...now.query, page: 1 });
    const { from, to } = pagesAround(place, query.page);
    if (!same) await showAddress({ ...query, page: from }, to);
    if (place) scrollToPlace(place);
    else if (!same) root.scrollIntoView();
  });
  return keep;
}
