/** Where the site lies below its host, without a slash at its end: empty, or `/shop/uk`. Put in by the build. */
export const BASE: string = import.meta.env?.BASE_PATH ?? '';

/** An address of the site, which begins with a slash, as the host knows it. */
export const withBase = (path: string): string => BASE + path;

/** The same address as if the site lay at its host's root. */
export const withoutBase = (path: string): string =>
  path === BASE || path.startsWith(`${BASE}/`) ? path.slice(BASE.length) || '/' : path;
