/** Products that are remembered; older ones are forgotten. */
const MOST = 20;

/** Ids out of what is stored, which may be anything. */
export function readSeen(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? '');
    return Array.isArray(list) ? list.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** The list with a product in front. */
export const adding = (seen: readonly string[], id: string): string[] =>
  [id, ...seen.filter((known) => known !== id)].slice(0, MOST);
