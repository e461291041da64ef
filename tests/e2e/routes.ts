const LISTS = ['', '/deals', '/featured', '/popular', '/recent', '/all'];

/** Addresses that show another's page, which each of them names. */
export const TWINS = LISTS.map((list) => ({
  route: `/subcategory/laptops${list}`,
  shown: `/category/computers/laptops${list}`,
}));

/** The routes of the specification (section 2) with a page of their own, with one category and subcategory for all. */
export const ROUTES = [
  '/',
  '/search',
  '/search?q=tv',
  ...LISTS.map((list) => `/category/electronics${list}`),
  ...TWINS.map(({ shown }) => shown),
  '/featured',
  '/popular',
  '/recent',
  '/deals',
  '/favorites',
  '/about',
  '/stores',
  '/contact',
  '/add-business',
  '/privacy',
  '/terms',
  '/cookies',
  '/demo-windows',
] as const;
