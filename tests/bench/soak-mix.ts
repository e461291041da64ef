import { LISTS, SORTS } from '#contract/query.ts';

export interface Ask {
  method: 'GET' | 'POST';
  target: string;
}

/** What shoppers know from pages they have seen. */
export interface Seen {
  ids: readonly string[];
  names: readonly string[];
  brands: readonly string[];
}

const PLACES = ['', '', '/category/computers', '/category/computers/monitors', '/subcategory/laptops'];
const CONDITIONS = ['', '', '&condition=new', '&condition=used', '&min_price=20&max_price=500'];

/** A mix of calls as the pages make them, the same for the same random numbers (from 0 to 1). */
export function createMix({ ids, names, brands }: Seen, random: () => number) {
  const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const words = () => {
    const all = oneOf(names).split(/\s+/);
    const from = Math.floor(random() * all.length);
    return encodeURIComponent(all.slice(from, from + 1 + Math.floor(random() * 3)).join(' '));
  };
  const get = (target: string): Ask => ({ method: 'GET', target: `/api${target}` });
  const page = () => 1 + Math.floor(random() ** 3 * 10);

  const kinds: readonly [number, () => Ask][] = [
    [30, () => get(`/products/${oneOf(LISTS)}${oneOf(PLACES)}?page=${page()}&limit=12${oneOf(CONDITIONS)}`)],
    [5, () => get(`/products/${oneOf(LISTS)}?sort=${oneOf(SORTS)}&page=${page()}`)],
    [20, () => get(`/search?q=${words()}&page=1${oneOf(CONDITIONS)}`)],
    [4, () => get(`/search?brand=${encodeURIComponent(oneOf(brands))}`)],
    [10, () => get(`/search/suggestions?q=${words().slice(0, 4).replace(/%.?$/, '')}`)],
    [5, () => get(`/products/price-range?query=${words()}`)],
    [8, () => get(`/products/${oneOf(ids)}`)],
    [4, () => get(`/products?ids=${Array.from({ length: 10 }, () => oneOf(ids)).join(',')}`)],
    [3, () => get('/db/categories/hierarchy')],
    [3, () => get('/searches/popular')],
    [3, () => get('/brands/popular')],
    [5, () => ({ method: 'POST', target: `/api/products/${oneOf(ids)}/click` })],
  ];
  const whole = kinds.reduce((sum, [weight]) => sum + weight, 0);
  return (): Ask => {
    let at = random() * whole;
    for (const [weight, make] of kinds) {
      at -= weight;
      if (at < 0) return make();
    }
    return get('/categories');
  };
}
