import { FRESH } from '#contract/freshness.ts';

/** Stands for a price that is not told. */
export const NO_PRICE = '—';

/** Whether a price was checked more than a day ago. The present is in milliseconds. */
export const isStale = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) > FRESH.unmarked;

/** Whether a price was checked so long ago that it is told no more. */
export const isExpired = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) > FRESH.shown;

/** Says on the cards of a page that was built a while ago which prices have become old since, and takes back expired ones. */
export function markStale(now = Date.now()): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-stale]')) {
    if (isStale(time.dateTime, now)) time.textContent = time.dataset.stale ?? '';
    if (isExpired(time.dateTime, now)) time.closest('.card')?.classList.add('aged');
  }
}
