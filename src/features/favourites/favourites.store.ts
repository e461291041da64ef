import Cookies from 'js-cookie';
import { atom } from 'nanostores';
import { FAVOURITES_CHANGED, sayToast } from '#client/signals.ts';
import { type Favourite, type Favourites, restore, toggle } from './favourites.ts';
import { cookieText, merge, parseCookie, parseFavourites, storageTexts } from './keeping.ts';

export { isFavourite, toFavourite } from './favourites.ts';

const COOKIE = 'tecfinder_favorites';
const STORAGE = 'tecfinder_favorites';
const DAYS = 365;

export const $favourites = atom<Favourites>([]);
/** True until the browser's own list has been read. */
export const $loading = atom(true);

/** The cookie's raw text goes through one decoder that cannot throw. */
const cookies = Cookies.withConverter({ read: decode, write: String });

/** Cookie and storage as this script read or wrote them last. */
let seen: Kept = { cookie: undefined, storage: null };

interface Kept {
  cookie: string | undefined;
  storage: string | null;
}

/** Reads the list and follows changes made in other tabs; whichever script of the page is first does it. */
export function loadFavourites(): void {
  if (!$loading.get()) return;
  read();
  $loading.set(false);
  addEventListener('storage', ({ key }) => (key === STORAGE || key === null) && read());
  addEventListener('pageshow', ({ persisted }) => persisted && read());
  addEventListener('visibilitychange', () => document.hidden || read());
}

export const toggleFavourite = (item: Favourite): void => change((list) => toggle(list, item));
export const clearFavourites = (): void => change(() => []);
/** Brings back what was taken off of the list as it was `before`. */
export const restoreFavourites = (before: Favourites, ids: readonly string[]): void =>
  change((list) => restore(list, before, new Set(ids)));

/** Takes over what is kept where that is not what was last seen here. */
function read(): void {
  const now = kept();
  if (now.cookie === seen.cookie && now.storage === seen.storage) return;
  seen = now;
  show(merge(parseCookie(now.cookie), parseFavourites(now.storage)));
}

function show(list: Favourites): void {
  $favourites.set(list);
  dispatchEvent(new CustomEvent(FAVOURITES_CHANGED, { detail: list.map(({ id_c10 }) => id_c10) }));
}

/** Changes what is kept by now, which another tab may have changed a moment ago. */
function change(to: (list: Favourites) => Favourites): void {
  read();
  const list = to($favourites.get());
  show(list);
  const saved = save(list);
  seen = kept();
  if (!saved) sayToast('notSaved');
}

/** Keeps the list at once in both places; false where neither holds all of it. */
function save(list: Favourites): boolean {
  const inCookie = keepCookie(list);
  return keepStorage(list) || inCookie;
}

function keepCookie(list: Favourites): boolean {
  try {
    if (list.length === 0) cookies.remove(COOKIE, { path: '/' });
    else cookies.set(COOKIE, cookieText(list), { expires: DAYS, path: '/', sameSite: 'Lax' });
  } catch {
    return false;
  }
  return (parseCookie(kept().cookie)?.list.length ?? 0) === list.length;
}

function keepStorage(list: Favourites): boolean {
  return storageTexts.some((textOf) => {
    try {
      if (list.length === 0) localStorage.removeItem(STORAGE);
      else localStorage.setItem(STORAGE, textOf(list));
      return true;
    } catch {
      return false;
    }
  });
}

function kept(): Kept {
  return {
    cookie: attempt(() => cookies.get(COOKIE)),
    storage: attempt(() => localStorage.getItem(STORAGE)) ?? null,
  };
}

function attempt<T>(get: () => T): T | undefined {
  try {
    return get();
  } catch {
    return undefined;
  }
}

function decode(text: string): string {
  return attempt(() => decodeURIComponent(text)) ?? '';
}
