import { LISTS, SORTS } from '#contract/choices.ts';

/** Addresses of reading calls by what they are about, for whoever compares what two sources answer to them. */
export type Questions = Readonly<Record<string, readonly string[]>>;

const SCOPES = ['', '/category/computers', '/category/computers/laptops', '/subcategory/laptops'];
const FILTERS = ['', 'condition=used', 'min_price=20&max_price=300', 'exclude_deals=true&max_price=99.99'];
const PAGES = ['', 'fields=card', 'page=2', 'page=3&limit=7', 'page=9999'];
const ORDERS = ['', ...SORTS.map((sort) => `sort=${sort}`)];

const together = (...parts: string[]): string => parts.filter(Boolean).join('&');

/** Every list in every order, with every filter and on several pages. */
export const listQuestions: Questions = Object.fromEntries(
  LISTS.flatMap((list) =>
    SCOPES.map((scope) => [
      `${list}${scope}`,
      FILTERS.flatMap((filter) =>
        ORDERS.flatMap((order) =>
          PAGES.map((page) => `/api/products/${list}${scope}?${together(filter, order, page)}`),
        ),
      ),
    ]),
  ),
);

const TEXTS = [
  ...['portátil', 'portatil gaming', 'televisor 55 pulgadas', '55"', 'auriculares bluetooth', 'auriclares'],
  ...[
    'smartpone',
    'cafetera',
    'cafet',
    'robot aspirador',
    'robotaspirador',
    'wh1000',
    'wh-1000xm4',
    'iphone 12',
  ],
  ...['nevera', 'mejor', 'zapatillas mujer', 'nadie lo vende xyzzy', 'computers>', 'computers>laptops>'],
  ...[
    'computers>ssd',
    'silla oficina negra',
    'norvik',
    '256 gb',
    'bicicleta',
    '',
    'a',
    'camiseta algodon roja',
  ],
  ...['0-306-40615-2', '4000000000015', 'televsior', 'xzapatillas', 'orno', 'hauriculares', 'de la', '"'],
];
const ASKED_WITH = [
  ...[
    '',
    'fields=card',
    'limit=100',
    'page=2',
    'sort=price_asc',
    'sort=price_desc',
    'sort=rating',
    'sort=recent',
    'sort=popular',
  ],
  ...['condition=used', 'max_price=50', 'category=computers', 'subcategory=laptops', 'exact_words=true'],
  ...['brand=norvik', 'exclude_deals=true&min_price=10', 'brand=norvik&category=computers'],
];

/** Searches, and their price ranges, in every order and with every filter. */
export const searchQuestions: Questions = Object.fromEntries(
  TEXTS.map((text) => {
    const words = encodeURIComponent(text);
    return [
      `"${text}"`,
      [
        ...ASKED_WITH.map((more) => `/api/search?${together(`q=${words}`, more)}`),
        `/api/products/price-range?query=${words}`,
        `/api/products/price-range?type=search&query=${words}&condition=new`,
      ],
    ];
  }),
);

const BEGINNINGS = [
  'po',
  'por',
  'port',
  'sam',
  'televisr',
  'auriclares ina',
  'x',
  '',
  'robot a',
  'ssd 1',
  'zz',
  'nor',
];

export const suggestionQuestions: Questions = Object.fromEntries(
  BEGINNINGS.map((text) => [
    `"${text}"`,
    ['suggestions', 'search/suggestions', 'brands/suggestions'].flatMap((call) =>
      ['', '&limit=3', '&limit=20'].map((more) => `/api/${call}?q=${encodeURIComponent(text)}${more}`),
    ),
  ]),
);

export const otherQuestions: Questions = {
  'the directory': ['/api/db/categories/hierarchy', '/api/categories'],
  'what is popular': [
    '/api/searches/popular',
    '/api/brands/popular',
    '/api/brands/popular?limit=50',
    '/api/searches/popular?limit=3',
  ],
  'price ranges of lists': LISTS.flatMap((type) =>
    ['', '&category=computers', '&subcategory=laptops&condition=used'].map(
      (more) => `/api/products/price-range?type=${type}${more}`,
    ),
  ),
  'what is refused': [
    '/api/products/deals?page=0',
    '/api/products/deals?page=1&page=2',
    '/api/products/deals/category/none',
    '/api/products/deals/category/sports/laptops',
    '/api/products/deals?country=FR',
    '/api/products',
    '/api/products?ids=,',
    `/api/products/${'x'.repeat(101)}`,
    '/api/products/unknown',
    '/api/nothing',
    '/api/products/deals/',
    '/api/search?q=tv&category=none',
    `/api/search?q=${'x'.repeat(501)}`,
    `/api/search?q=${'x'.repeat(20_000)}`,
  ],
};

/** Products by their ids, one by one with their details, and together. */
export const productQuestions = (ids: readonly string[]): string[] => [
  ...ids.flatMap((id) => [`/api/products/${encodeURIComponent(id)}`]),
  `/api/products?ids=${ids.map(encodeURIComponent).join()}`,
  `/api/products?fields=card&ids=${ids.map(encodeURIComponent).join()}`,
  `/api/products?ids=${[...ids, 'unknown', ids[0]].toReversed().join()}`,
];
