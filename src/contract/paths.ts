import { pageAddress } from '#lib/base.ts';
import type { ListKind } from './query.ts';

/** The only place that builds addresses of pages (specification, section 2). No trailing slash but on static hosts. */
export const paths = {
  home: () => pageAddress('/'),
  list: (list: Exclude<ListKind, 'all'>) => pageAddress(`/${list}`),
  category: (category: string, list?: ListKind) => join('/category', category, list),
  categorySubcategory: (category: string, subcategory: string, list?: ListKind) =>
    join('/category', category, subcategory, list),
  subcategory: (subcategory: string, list?: ListKind) => join('/subcategory', subcategory, list),
  search: (query: { q?: string; brand?: string } = {}) => withQuery(pageAddress('/search'), query),
  /** A product's own address: the search page shows the one product that is asked for. */
  product: (id: string) => withQuery(pageAddress('/search'), { product: id }),
  favorites: () => pageAddress('/favorites'),
  page: (
    page:
      | 'about'
      | 'stores'
      | 'contact'
      | 'add-business'
      | 'privacy'
      | 'terms'
      | 'cookies'
      | 'how-we-rank'
      | 'demo-windows',
  ) => pageAddress(`/${page}`),
} as const;

/** The same address with query parameters; blank ones are left out, the rest keep their order. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

function join(...parts: (string | undefined)[]): string {
  return pageAddress(parts.filter(Boolean).join('/'));
}
