import { createApi } from '#api/app.ts';
import type { Catalogue, Use } from '#catalogue/catalogue.ts';
import type { Offer } from '#catalogue/offer.ts';
import type { Engine } from '../contract/engines.ts';
import { catalogueOf, importDay } from '../contract/support.ts';
import { gtin, offer } from '../support/offers.ts';

/** Names as no shop should write them. */
const STRANGE_NAMES = [
  '"; DROP TABLE offers; --',
  "' OR '1'='1",
  'NEAR(a b) AND NOT c*',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00 %25 + & # ?',
  'ñandú ÅNGSTRÖM ﬁn 𝕏 👩‍👩‍👧',
  'שלום عربى 日本語 テレビ',
  '{"$gt": ""} #{7*7} {{7*7}}',
  `${'largo '.repeat(60)}`,
];
const PLACES = [
  ['computers', 'laptops'],
  ['computers', 'monitors'],
  ['sports', 'cycling'],
  [undefined, undefined],
] as const;
const CONDITIONS = ['new', 'used', 'refurbished'] as const;

/** Offers that differ in all that a list can be narrowed or ordered by; every third is of two shops. */
export function assortment(count: number): Offer[] {
  return Array.from({ length: count }, (_, n) => {
    const [category, subcategory] = PLACES[n % PLACES.length] ?? [];
    const facts: Partial<Offer> = {
      name: `${n % 2 ? 'Portátil' : 'Monitor'} Norvik ${STRANGE_NAMES[n % 23] ?? ''} ${n}`,
      price: 500 + (n % 7) * 500,
      condition: CONDITIONS[n % CONDITIONS.length],
      inStock: n % 11 !== 0,
      ...(n % 4 === 0 && { oldPrice: 9_000 }),
      ...(n % 5 > 0 && { rating: n % 5, brand: n % 3 ? 'Norvik' : "Ac'me & Söhne" }),
      ...(category && { category, subcategory }),
    };
    const shop = { merchantId: 'm2', merchantName: 'Tienda Dos', feedKey: 'test/m2/1' };
    const shared = n % 3 === 0 ? { gtin: gtin(n) } : {};
    return [
      offer(`p${n}`, { ...facts, ...shared }),
      ...(n % 3 === 0 ? [offer(`q${n}`, { ...facts, ...shared, ...shop, price: 6_000 })] : []),
    ];
  }).flat();
}

/** An API over an engine with an assortment for Spain, a product that is gone and one of the other edition. */
export async function realApi(engine: Engine, count: number) {
  const offers = assortment(count);
  const gone = offer('gone', { name: 'Portátil Norvik desaparecido', condition: 'used' });
  const catalogue: Catalogue = await catalogueOf(engine, [...offers, gone], offers);
  const british = offer('british', { name: 'Norvik Portátil Monitor', currency: 'GBP', condition: 'used' });
  await importDay(catalogue, 1, [british], { edition: 'UK', source: 'uk.csv' });
  const logged: unknown[] = [];
  const uses: Use[] = [];
  const record = (use: Use) => {
    uses.push(use);
  };
  const { app } = createApi({ catalogue: { ...catalogue, record }, log: (...told) => logged.push(...told) });
  const get = async (path: string, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost${path}`, init), { edition: 'ES' });
  return { get, logged, uses, catalogue };
}
