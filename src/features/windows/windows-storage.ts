/** Of the tab alone: two tabs do not move each other's windows. */
const STORAGE = 'tecfinder_windows';

/** The windows the page before left open, as text; null where there are none. */
export function keptWindows(): string | null {
  try {
    return sessionStorage.getItem(STORAGE);
  } catch {
    return null;
  }
}

/** Keeps the windows for the next page. A browser that keeps nothing has them until the page is left. */
export function keepWindows(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE);
    else sessionStorage.setItem(STORAGE, text);
  } catch {
    // Nothing can be kept here.
  }
}
