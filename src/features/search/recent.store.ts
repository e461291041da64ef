import { atom } from 'nanostores';
import { parseRecent, type Recent, without, withSearch } from './recent.ts';

const STORAGE = 'tecfinder_recent_searches';

/** The searches made on this device, in step with its other tabs. */
export const $recent = atom<Recent>([]);

/** Reads what this browser has kept and follows its other tabs. */
export function loadRecent(): void {
  $recent.set(stored());
  addEventListener('storage', ({ key }) => key === STORAGE && $recent.set(stored()));
  addEventListener('pageshow', ({ persisted }) => persisted && $recent.set(stored()));
}

export const rememberSearch = (text: string): void => keep(withSearch(stored(), text));
export const forgetSearch = (text: string): void => keep(without(stored(), text));
export const forgetAll = (): void => keep([]);

/** Nothing is left in the browser once all is forgotten. Where nothing can be kept, it lasts as long as the page. */
function keep(recent: Recent): void {
  $recent.set(recent);
  try {
    if (recent.length > 0) localStorage.setItem(STORAGE, JSON.stringify(recent));
    else localStorage.removeItem(STORAGE);
  } catch {
    // What was searched for is a convenience; nobody needs to hear that it is not kept.
  }
}

function stored(): Recent {
  try {
    return parseRecent(localStorage.getItem(STORAGE));
  } catch {
    return $recent.get();
  }
}
