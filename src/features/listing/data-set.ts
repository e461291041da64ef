import { nextPriceSort } from './links.ts';
import { type Changes, type ListingQuery, readQuery } from './listing-query.ts';

/** The name that a link of the tools gives its change by. */
export const NEXT_PRICE = 'price';
/** Takes every filter back, and the order, with what else narrows the list. */
export const resetOf = (chosen: readonly { set: string }[]): string =>
  [...new Set(['condition=', 'min_price=', 'max_price=', 'sort=', ...chosen.map(({ set }) => set)])].join(
    '&',
  );

/**
 * What a link of the tools changes, as its `data-set` writes it: `condition=used`, several joined by
 * `&`, a name without a value taken back; `price` is the next step of the price button.
 * @param about the names of the parameters that say what is listed
 */
export function readSet(set: string, query: ListingQuery, about: readonly string[] = []): Changes {
  if (set === NEXT_PRICE) return { sort: nextPriceSort(query.sort) };
  const read = readQuery(set, about);
  const names = [...new URLSearchParams(set).keys()];
  const changes: Record<string, unknown> = {};
  for (const name of names) if (!about.includes(name)) changes[name] = read[name as 'sort'];
  const named = names.filter((name) => about.includes(name)).map((name) => [name, read.about[name]]);
  return { ...changes, ...(named.length > 0 && { about: Object.fromEntries(named) }) };
}

/** Whether a link's change would change nothing: it is what the list shows. `order` is the list's own. */
export function isCurrent(set: string, query: ListingQuery, order: string): boolean {
  if (set === NEXT_PRICE) return query.sort === 'price_asc' || query.sort === 'price_desc';
  const own: Record<string, string> = { sort: order, condition: 'all' };
  return [...new URLSearchParams(set)].every(([name, value]) => {
    const now = query[name as 'sort'] ?? query.about[name];
    return String(now ?? own[name] ?? '') === (value || (own[name] ?? ''));
  });
}
