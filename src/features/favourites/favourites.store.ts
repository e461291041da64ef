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
  const cookie = cookies.get(COOKIE);
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
  const text = cookieText(list);
  if (text === null) cookies.remove(COOKIE, { path: '/' });
  else cookies.set(COOKIE, text, { expires: DAYS, path: '/', sameSite: 'Lax' });
  const inCookie = text !== null && parseFavourites(cookies.get(COOKIE)).length === list.length;
  return keep(JSON.stringify(list)) || inCookie;
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
