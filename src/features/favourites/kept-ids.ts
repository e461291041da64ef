const KEY = 'tecfinder_favorites';

/** The ids of the favourites this browser keeps; none where it keeps nothing. Never throws. */
export function readKeptIds(): string[] {
  try {
    const cookie = document.cookie.match(/(?:^|; )tecfinder_favorites=([^;]*)/)?.[1];
    return keptIds(cookie, localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/**
 * The ids of the favourites out of the cookie's raw text and the storage's, as `keeping.ts` writes both:
 * those the cookie names, and those of the storage where the cookie is none or says that there are more.
 * Never throws.
 */
export function keptIds(cookie: string | undefined, storage: string | null): string[] {
  const named = parseList(() => decodeURIComponent(cookie ?? ''));
  const more = named?.some((entry) => Number.isSafeInteger(entry?.more) && entry.more > 0);
  const stored = named && !more ? [] : (parseList(() => storage ?? '') ?? []);
  return [...new Set([...stored, ...(named ?? [])].map(idOf).filter((id) => id !== ''))];
}

// biome-ignore lint/suspicious/noExplicitAny: what is kept may be anything
function parseList(text: () => string): any[] | null {
  try {
    const value: unknown = JSON.parse(text());
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** Earlier versions of the site kept ids by themselves, and as numbers. */
function idOf(entry: unknown): string {
  const id = (entry as { id_c10?: unknown } | null)?.id_c10 ?? entry;
  return typeof id === 'string' || Number.isSafeInteger(id) ? String(id) : '';
}
