import MiniSearch from 'minisearch';
import type { SearchRequest } from '#engine/requests.ts';
import type { Item, Peer } from './peers.ts';

/** MiniSearch with what its guide recommends for a search box: errors of a fifth of a word, beginnings of words. */
export function miniSearch(items: Iterable<Item>): Peer {
  const facts = new Map<number, Item>();
  const index = new MiniSearch<Item>({ fields: ['name', 'brand', 'category', 'description'] });
  for (const item of items) {
    index.add(item);
    facts.set(item.id, { ...item, description: '' });
  }
  const options = { fuzzy: 0.2, prefix: true };
  return {
    search(request) {
      const { text } = request;
      const found = index.search(text || MiniSearch.wildcard, {
        ...(text && options),
        filter: ({ id }) => fits(facts.get(id) as Item, request),
      });
      const items = found.map(({ id }) => facts.get(id) as Item);
      let [low, high] = [Number.POSITIVE_INFINITY, 0];
      for (const { price } of items) {
        low = Math.min(low, price);
        high = Math.max(high, price);
      }
      if (request.sort === 'price_asc') items.sort((a, b) => a.price - b.price);
      if (request.sort === 'price_desc') items.sort((a, b) => b.price - a.price);
      return { total: items.length, low, high, page: items.slice(0, request.limit) };
    },
    suggest: (typed, limit) => index.autoSuggest(typed, { fuzzy: 0.2 }).slice(0, limit),
  };
}

function fits(item: Item, request: SearchRequest): boolean {
  return (
    (request.category ?? item.shelf) === item.shelf &&
    (request.subcategory ?? item.subshelf) === item.subshelf &&
    (request.brand ?? item.brand) === item.brand &&
    (request.condition ?? item.condition) === item.condition &&
    item.price >= (request.minPrice ?? 0) &&
    item.price <= (request.maxPrice ?? Number.POSITIVE_INFINITY) &&
    !(request.excludeDeals && item.deal)
  );
}
