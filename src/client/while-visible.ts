/** What tells whether the page is looked at; the browser's document by default. */
export type Watched = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Runs now and every so many milliseconds while the page is looked at. In a page that is not nothing
 * runs; what fell due meanwhile runs once when it is looked at again. The answer ends it.
 */
export function whileVisible(run: () => void, every: number, page: Watched = document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = 0;

  function tick(): void {
    clearTimeout(timer);
    if (page.hidden) return;
    const left = due - Date.now();
    if (left > 0) {
      timer = setTimeout(tick, left);
      return;
    }
    due = Date.now() + every;
    run();
    timer = setTimeout(tick, every);
  }

  page.addEventListener('visibilitychange', tick);
  tick();
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', tick);
  };
}
