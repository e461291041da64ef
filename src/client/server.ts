/**
 * The server that takes what shoppers do: empty for the host of the pages themselves, null where there is none,
 * as on a static host without one. Put in by the build.
 */
export const SERVER: string | null = import.meta.env?.SERVER === undefined ? '' : import.meta.env.SERVER;

/** The address of a call on it, which tells the edition where the host's name does not; null without a server. */
export function serverAddress(path: string): string | null {
  if (!SERVER) return SERVER === null ? null : path;
  return `${SERVER}${path}${path.includes('?') ? '&' : '?'}country=${import.meta.env.EDITION}`;
}
