import { parseRecent, type Recent, withSearch } from './recent.ts';

export const STORAGE = 'tecfinder_recent_searches';

/** The searches this browser keeps; undefined where it lets nothing be read. */
export function readRecent(): Recent | undefined {
  try {
    return parseRecent(localStorage.getItem(STORAGE));
  } catch {
    return undefined;
  }
}

/** Nothing is left in the browser once all is forgotten. */
export function writeRecent(recent: Recent): void {
  try {
    if (recent.length > 0) localStorage.setItem(STORAGE, JSON.stringify(recent));
    else localStorage.removeItem(STORAGE);
  } catch {
    // What was searched for is a convenience; nobody needs to hear that it is not kept.
  }
}

export const rememberSearch = (text: string): void => writeRecent(withSearch(readRecent() ?? [], text));
