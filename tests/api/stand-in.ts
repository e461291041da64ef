import type { AlertRequest, Catalogue, Use } from '#catalogue/catalogue.ts';
import type { Product } from '#contract/product.ts';
import type { SearchPage } from '#contract/search.ts';
import type { ListRequest, SearchRequest, SuggestRequest } from '#engine/requests.ts';

/** A product with the fewest fields the contract allows. */
export const product = (id: string): Product => ({
  id_c10: id,
  c10_product_name: `Product ${id}`,
  search_price: 12.99,
  currency: 'EUR',
  in_stock: true,
  merchant_id: 'm1',
  merchant_name: 'Shop',
  aw_deep_link: 'https://shop.example/p',
  condition: 'new',
  seen_at: '2026-11-21T00:00:00.000Z',
  shops: 1,
  lowest_price: 12.99,
});

export interface StandIn extends Catalogue {
  /** The requests that reached the catalogue, in order. */
  asked: unknown[];
  /** The uses that were recorded, in order. */
  uses: Use[];
  /** The sign-ups that were kept, in order. */
  signUps: AlertRequest[];
}

/** What a search of the stand-in finds. */
export const found: SearchPage = {
  products: [product('s1')],
  total: 1,
  facets: {
    brands: [{ id: 'acme', brandName: 'Acme', count: 1 }],
    categories: [],
    conditions: [{ condition: 'new', count: 1 }],
    price: { min: 12.99, max: 12.99 },
  },
  highlights: { s1: [[0, 7]] },
};

/** A catalogue with one category and one product, that notes what it is asked. */
export function standIn(overrides: Partial<Catalogue> = {}): StandIn {
  const asked: unknown[] = [];
  const uses: Use[] = [];
  const signUps: AlertRequest[] = [];
  const note =
    <T>(value: T) =>
    (request: ListRequest | SearchRequest | SuggestRequest) => {
      asked.push(request);
      return Promise.resolve(value);
    };
  const unused = () => Promise.reject(new Error('not part of this test'));
  return {
    capabilities: { parallelImports: false, sharedByMachines: false },
    asked,
    uses,
    signUps,
    list: note({ products: [product('a1')], total: 1 }),
    search: note(found),
    suggest: note([{ kind: 'brand', text: 'Acme', id: 'acme' }]),
    suggestBrands: note([{ id: 'acme', brandName: 'Acme' }]),
    priceRange: note({ min: 1, max: 20.5 }),
    product: (_edition, id) =>
      Promise.resolve(
        id === 'a1'
          ? { product: product('a1'), offers: [product('a1')], history: [], other_conditions: [] }
          : null,
      ),
    products: (_edition, ids) => Promise.resolve(ids.filter((id) => id !== 'gone').map(product)),
    hierarchy: (edition) =>
      Promise.resolve([
        {
          id: 'computers',
          slug: 'computers',
          name: edition === 'ES' ? 'Informática' : 'Computers',
          count: 3,
          subcategories: [{ id: 'laptops', slug: 'laptops', name: 'Laptops', count: 2 }],
        },
      ]),
    merchants: unused,
    popularBrands: (_edition, limit) => Promise.resolve([{ id: '1', brandName: 'Acme' }].slice(0, limit)),
    popularSearches: () => Promise.resolve([{ id: '1', texto_busqueda: 'tele 55' }]),
    searchOf: (_edition, id) => Promise.resolve(id === '1' ? 'tele 55' : undefined),
    record: (use) => {
      uses.push(use);
    },
    signUpForAlerts: async (request) => {
      signUps.push(request);
    },
    version: () => Promise.resolve('v1'),
    whole: unused,
    import: unused,
    close: () => Promise.resolve(),
    ...overrides,
  };
}
