/** One address for each kind of page, with what only some of its states show. */
export const KINDS = {
  home: '/',
  category: '/category/electronics',
  list: '/popular',
  'further page of a list': '/popular?page=2',
  'narrowed list': '/category/electronics/all?condition=refurbished&sort=price_asc',
  'list that finds nothing': '/popular?min_price=1&max_price=1.01',
  search: '/search?q=tv',
  'search that finds nothing': '/search?q=qqqqzzzz',
  'search without words': '/search',
  favourites: '/favorites',
  policy: '/privacy',
  about: '/about',
  stores: '/stores',
  contact: '/contact',
  'add business': '/add-business',
  'demo windows': '/demo-windows',
  'not found': '/nowhere',
} as const;

export type Kind = keyof typeof KINDS;

/** The not-found page answers with its status, which the browser's console tells. */
export const COMPLAINTS_OF_NOT_FOUND = /404/;
