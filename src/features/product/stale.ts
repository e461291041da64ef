const DAY = 86_400_000;

/** Whether a price was seen more than a day ago. The present is in milliseconds. */
export const isStale = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) > DAY;

/** Says on the cards of a page that was built a while ago which prices have become a day old since. */
export function markStale(now = Date.now()): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-stale]')) {
    if (isStale(time.dateTime, now)) time.textContent = time.dataset.stale ?? '';
  }
}
