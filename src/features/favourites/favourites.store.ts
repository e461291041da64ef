import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import { cookieText, type Favourite, type Favourites, merge, parseFavourites, toggle } from './favourites.ts';

export { isFavourite, toFavourite } from './favourites.ts';

const COOKIE = 'tecfinder_favorites';
const STORAGE = 'tecfinder_favorites';
const DAYS = 365;
/** Told on the document after a change: a page's scripts are separate bundles with a store each. */
const CHANGED = 'favourites-changed';

export const $favourites = atom<Favourites>([]);
/** True until the browser's own list has been read. */
export const $loading = atom(true);
/** Whether the last change could be kept. */
export const $saved = atom(true);

/** The cookie's raw text goes through one decoder that cannot throw. */
const cookies = Cookies.withConverter({ read: decode, write: String });

/** Reads the list and follows changes made by other scripts of the page and in other tabs. */
export function loadFavourites(): void {
  read();
  $loading.set(false);
  document.addEventListener(CHANGED, () => {
    if (!changing) read();
  });
  addEventListener('storage', ({ key }) => key === STORAGE && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
}

export const toggleFavourite = (item: Favourite): void => change(toggle($favourites.get(), item));
export const clearFavourites = (): void => change([]);

let changing = false;

function read(): void {
  const cookie = cookieNow();
  $favourites.set(merge(cookie === undefined ? null : parseFavourites(cookie), parseFavourites(stored())));
}

function change(list: Favourites): void {
  $favourites.set(list);
  $saved.set(save(list));
  changing = true;
  document.dispatchEvent(new Event(CHANGED));
  changing = false;
}

/** Keeps the list at once in both places; false where neither took it. */
function save(list: Favourites): boolean {
  const inCookie = keepCookie(list);
  return keep(JSON.stringify(list)) || inCookie;
}

/** Without room for all of the list there is no cookie at all; so the storage alone is the list. */
function keepCookie(list: Favourites): boolean {
  const text = cookieText(list);
  try {
    if (text === null) cookies.remove(COOKIE, { path: '/' });
    else cookies.set(COOKIE, text, { expires: DAYS, path: '/', sameSite: 'Lax' });
  } catch {
    return false;
  }
  return text !== null && parseFavourites(cookieNow()).length === list.length;
}

function cookieNow(): string | undefined {
  try {
    return cookies.get(COOKIE);
  } catch {
    return undefined;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORAGE);
  } catch {
    return null;
  }
}

function keep(text: string): boolean {
  try {
    localStorage.setItem(STORAGE, text);
    return true;
  } catch {
    return false;
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
