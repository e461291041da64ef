import { load } from '#client/load.ts';
import { keepPlace } from './keep-place.ts';
import { type ListWords, placeWords } from './list-words.ts';
import { loadsItself } from './listing.ts';
import { readQuery, writeQuery } from './listing-query.ts';
import { parsePlace } from './place.ts';
import { startPriceFields } from './price-fields.ts';
import {
  $results,
  changeTo,
  earlier,
  more,
  openResults,
  prefetchMore,
  restorePages,
  retry,
  showAddress,
} from './results.store.ts';
import { showResults } from './results-view.ts';
import { keptPlace, pagesAround, scrollToPlace } from './scroll-place.ts';
import { showTools } from './tools-view.ts';
import './listing.css';

/** Pixels before the end at which the next page is loaded (specification, section 9). */
const NEAR = 1000;

/** Takes the list of a page of lists over. */
export function mount(): void {
  mountListing(placeWords(parsePlace(location.pathname) ?? { list: 'all' }));
}

/** Takes the list of the page over: from here on filters, order and pages change in place. */
export function mountListing(words: ListWords): void {
  const root = document.querySelector<HTMLElement>('[data-results]');
  const list = root?.querySelector<HTMLElement>('.grid-cards');
  if (!root || !list) return;
  const { results: rendered = '', api = '', size, total } = root.dataset;
  const about = root.dataset.about?.split(' ') ?? [];
  const query = readQuery(rendered, about);
  const products = [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => ({
    id_c10: dataset.id ?? '',
  }));
  const keep = keepPlace(root, list, about);
  openResults(
    {
      api,
      load,
      about,
      moved(address, replace) {
        if (!replace) keep();
        history[replace ? 'replaceState' : 'pushState']({}, '', location.pathname + address);
        if (root.getBoundingClientRect().top < 0) root.scrollIntoView();
      },
    },
    {
      query,
      size: Number(size),
      total: Number(total),
      batches: [{ page: query.page, products }],
      phase: 'ready',
      asked: 0,
      shown: 0,
      added: 0,
    },
  );
  if (writeQuery(readQuery(location.search, about)) === writeQuery(query)) delete root.dataset.phase;
  showResults(root, words);
  showTools(root, words);
  startPriceFields(root);
  followLinks(root);
  closeSheetBehind(root);
  addEventListener('online', retry);
  void showWhatIsAsked(writeQuery(query), about).then(() => loadNearEnd(root));
}

/** The sheet of filters covers the page: it closes where the focus goes on to what lies under it. */
function closeSheetBehind(root: HTMLElement): void {
  const sheet = root.querySelector<HTMLElement>('.filters[popover]');
  const follow = () => {
    const focused = document.activeElement;
    if (focused?.matches('body,[popovertarget]') || sheet?.contains(focused)) return;
    if (sheet?.matches(':popover-open')) sheet.hidePopover();
  };
  document.addEventListener('focusin', follow);
  follow();
}

/** The address may ask for more than the page was made for, and the history for more pages. */
async function showWhatIsAsked(rendered: string, about: readonly string[]): Promise<void> {
  const query = readQuery(location.search, about);
  const place = keptPlace();
  const { from, to } = pagesAround(place, query.page);
  if (writeQuery(query) !== rendered) await showAddress({ ...query, page: from }, to);
  else if (from < query.page || to > query.page) await restorePages(from, to);
  if (place) scrollToPlace(place);
}

function followLinks(root: HTMLElement): void {
  root.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const control = (target as Element).closest<HTMLElement>(
      'a[data-set],a[rel=next],a[rel=prev],[data-retry]',
    );
    if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    const { set, retry: again } = control.dataset;
    if (set !== undefined) changeTo(set);
    else if (again !== undefined) retry();
    else if ((control as HTMLAnchorElement).rel === 'next') more();
    else earlier();
  });
}

/**
 * Loads the next page when the end comes near, as far as pages load themselves, and has the one after it at
 * hand. What has the focus at the end is not pushed away.
 */
function loadNearEnd(root: HTMLElement): void {
  const end = root.querySelector('nav.pager');
  if (!end) return;
  const go = () => {
    const results = $results.get();
    if (end.contains(document.activeElement)) return;
    const isNear = end.getBoundingClientRect().top < innerHeight + NEAR;
    if (isNear && results && loadsItself(results)) more();
  };
  new IntersectionObserver(go, { rootMargin: `0px 0px ${NEAR}px` }).observe(end);
  $results.subscribe((results) => {
    if (results?.phase !== 'ready') return;
    prefetchMore();
    requestAnimationFrame(go);
  });
}
