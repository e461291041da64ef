/** Where the site lies below its host, without a slash at its end: empty, or `/shop/uk`. Put in by the build. */
export const BASE: string = import.meta.env?.BASE_PATH ?? '';

/** An address of the site, which begins with a slash, as the host knows it. */
export const withBase = (path: string): string => BASE + path;

/** Servers of files lead from a folder's name to the same with a slash: there pages are linked to with it at once. */
const END = import.meta.env?.HOSTING === 'static' ? '/' : '';

/** The address of a page, from its path without a slash at the end. */
export const pageAddress = (path: string): string => (path === '/' ? withBase(path) : withBase(path) + END);

/** An address that somebody wrote for the site, a query or a fragment after its path, as the host knows it. */
export function linkAddress(address: string): string {
  const end = address.search(/[?#]|$/);
  return pageAddress(address.slice(0, end)) + address.slice(end);
}

/** The same address as if the site lay at its host's root. */
export const withoutBase = (path: string): string =>
  path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) || '/' : path;
