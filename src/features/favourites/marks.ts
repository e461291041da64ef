import { FAVOURITES_CHANGED, NEW_CARDS } from '#client/signals.ts';
import { readKeptIds } from './kept-ids.ts';

/** Above this the badge says 9+. */
const BADGE_LIMIT = 9;

let ids: ReadonlySet<string> = new Set();

/** Keeps the hearts of the page's cards and the badge true, from what is kept until it is changed here. */
export function startMarks(): void {
  let last: string;
  const read = () => {
    const detail = readKeptIds();
    if (last === `${detail}`) return;
    last = `${detail}`;
    dispatchEvent(new CustomEvent(FAVOURITES_CHANGED, { detail }));
  };
  addEventListener(FAVOURITES_CHANGED, ({ detail }: CustomEventInit<string[]>) => mark(detail ?? []));
  addEventListener(NEW_CARDS, showHearts);
  read();
  addEventListener('storage', read);
  addEventListener('pageshow', ({ persisted }) => persisted && read());
  addEventListener('visibilitychange', () => document.hidden || read());
}

function mark(now: readonly string[]): void {
  ids = new Set(now);
  showHearts();
  showBadge(ids.size);
  if (ids.size === 0) showNone();
}

function showHearts(): void {
  for (const heart of document.querySelectorAll<HTMLElement>('.card-heart')) {
    heart.ariaPressed = String(ids.has(heart.closest<HTMLElement>('[data-id]')?.dataset.id ?? ''));
  }
}

/** The favourites page need not wait for its code to say that there are none. */
function showNone(): void {
  const page = document.querySelector<HTMLElement>('.favourites[data-state="loading"]');
  if (page) page.dataset.state = 'empty';
}

function showBadge(count: number): void {
  const link = document.querySelector<HTMLElement>('.hearts');
  const badge = link?.querySelector<HTMLElement>('.count');
  if (!link || !badge) return;
  badge.hidden = count === 0;
  badge.textContent = count > BADGE_LIMIT ? `${BADGE_LIMIT}+` : String(count);
  const { tooltip = '' } = link.dataset;
  link.ariaLabel = count ? `${tooltip}: ${count}` : tooltip;
}
