import { sayToast } from '#client/signals.ts';
import { keptPlace, scrollToPlace } from './scroll-place.ts';

/** What of a list works in place. */
export const LISTING_CONTROLS =
  '.results :is([data-set],nav [rel=next],.earlier [rel=prev],[data-price] input)';

/** Pixels before the end at which the next page's code is fetched; the page itself follows at 1000. */
const NEAR = '0px 0px 2000px';
/** Parameters of others, and blank ones. */
const ANYTHING_ELSE = /^(?!(page|sort|condition|\w+_price|q|brand|exact_words),.*\S)/;

/**
 * Calls for a list's code where the page does not show what its address or the history says, and once
 * somebody scrolls near the end.
 */
export function whenListing(demand: () => Promise<void>): void {
  const root = document.querySelector<HTMLElement>('[data-results]');
  if (!root) return;
  const place = keptPlace();
  const isOther = () => root.dataset.results !== asked();
  const call = () => {
    if (isOther()) root.dataset.phase = 'other';
    else if (place) scrollToPlace(place);
    demand().catch(() => {
      delete root.dataset.phase;
      sayToast('notLoaded');
    });
  };
  if (place || isOther()) call();
  // Prices that were chosen before anything listened, or that the browser kept.
  for (const { value, defaultValue } of root.querySelectorAll<HTMLInputElement>('[data-price] input')) {
    if (value !== defaultValue) void demand();
  }
  // The sheet of filters.
  root.addEventListener('toggle', demand, true);
  // Back after a reload: what changed the list in place went with the page before.
  addEventListener('popstate', () => root.dataset.phase || (isOther() && call()));
  const end = root.querySelector('nav.pager');
  if (!end) return;
  const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void demand(), {
    rootMargin: NEAR,
  });
  addEventListener('scroll', () => near.observe(end), { once: true, passive: true });
}

/** What the page's address asks for, as `data-results` says what it was made for. */
function asked(): string {
  const given = new URLSearchParams(location.search);
  for (const entry of [...given]) if (ANYTHING_ELSE.test(String(entry))) given.delete(entry[0]);
  return given.size ? `?${given}` : '';
}
