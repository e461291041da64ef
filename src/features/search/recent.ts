/** What was searched for on this device, the newest first. */
export type Recent = readonly string[];

const MOST = 8;
const LONGEST = 200;

/** With a search put first; words alone count, not the categories in front of them. */
export function withSearch(recent: Recent, typed: string): Recent {
  const text = (typed.split('>').at(-1) ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  return text ? [text, ...without(recent, text)].slice(0, MOST) : recent;
}

/** Without a search, whatever its case. */
export const without = (recent: Recent, text: string): Recent =>
  recent.filter((one) => one.toLowerCase() !== text.toLowerCase());

/** What a browser has kept; an empty list where it is none. Never throws. */
export function parseRecent(stored: string | null): Recent {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(list)) return [];
    const texts = list.filter((one) => typeof one === 'string');
    return texts.toReversed().reduce(withSearch, [] as Recent);
  } catch {
    return [];
  }
}
