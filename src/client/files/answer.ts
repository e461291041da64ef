import { addresses } from '#contract/addresses.ts';
import type { ListParameters } from '#contract/query.ts';
import type { EditionKey } from '#editions/editions.ts';
import { inMajor } from '#engine/in-major.ts';
import { NO_PRODUCTS } from '#engine/no-products.ts';
import type { Scope } from '#engine/requests.ts';
import { toScope } from '#engine/scopes.ts';
import { textsOf } from '#engine/suggestions/texts.ts';
import {
  asksForProducts,
  toListRequest,
  toPriceRangeRequest,
  toScopedSearch,
  toSuggest,
} from '#engine/to-request.ts';
import { AppError } from '#lib/errors.ts';
import type { FilesEdition } from './files-edition.ts';
import type { Listing } from './listing.ts';
import { type Route, readAddress } from './route.ts';
import type { Searching } from './searching.ts';
import type { Suggesting } from './suggesting.ts';

/** What a call is answered from: one export of an edition, and the code of what not every call needs. */
export interface Parts {
  files: FilesEdition;
  listing(): Listing;
  searching(): Searching;
  suggesting(): Suggesting;
}

/** Answers a call; it may throw `NotHere`. */
export type Answer = (parts: Parts) => unknown;

/**
 * What answers a call.
 * @throws AppError `bad_parameter`, `unknown_category`, `no_server`
 */
export function answerOf(edition: EditionKey, route: Route, query: string): Answer {
  if (route.kind === 'acting')
    throw new AppError('no_server', 'This call needs a server, and this shop has none.');
  const { parts } = route;
  /** Reads the address of a call, which must be about this edition. */
  const read = <A extends Parameters<typeof readAddress>[0]>(address: A) => {
    const asked = readAddress<A>(address, parts, query);
    const { country } = asked.query as { country?: EditionKey };
    if (country && country !== edition) {
      throw new AppError('no_server', 'The other edition has a site of its own.');
    }
    return asked;
  };
  if (route.kind === 'list') {
    const asked = read(route.address);
    const request = toListRequest(
      edition,
      route.address.list,
      toScope(asked.parts as Scope),
      asked.query as ListParameters,
    );
    return ({ listing }) => listing().list(request);
  }
  switch (route.name) {
    case 'hierarchy':
      read(addresses.hierarchy);
      return ({ files }) => files.hierarchy();
    case 'categories':
      read(addresses.categories);
      return ({ files }) => files.hierarchy().map(({ id, slug, name, count }) => ({ id, slug, name, count }));
    case 'popularSearches': {
      const { limit } = read(addresses.popularSearches).query;
      return ({ files }) => files.popular().searches.slice(0, limit);
    }
    case 'popularBrands': {
      const { limit } = read(addresses.popularBrands).query;
      return ({ files }) => files.popular().brands.slice(0, limit);
    }
    case 'products': {
      const { ids, fields } = read(addresses.products).query;
      return ({ files }) => {
        const products = files.items.offers(ids, { asCards: fields === 'card' });
        return { products, total: products.length };
      };
    }
    case 'product': {
      const { id } = read(addresses.product).parts;
      return ({ files }) => {
        const detail = files.items.detail(id);
        if (!detail) throw new AppError('unknown_product', 'There is no such product.');
        return detail;
      };
    }
    case 'search': {
      const request = toScopedSearch(edition, read(addresses.search).query);
      return asksForProducts(request) ? ({ searching }) => searching().search(request) : () => NO_PRODUCTS;
    }
    case 'priceRange': {
      const request = toPriceRangeRequest(edition, read(addresses.priceRange).query);
      if ('list' in request) return ({ listing }) => inMajor(edition, listing().priceRange(request));
      return asksForProducts(request)
        ? ({ searching }) => inMajor(edition, searching().priceRange(request))
        : () => ({ min: 0, max: 0 });
    }
    case 'suggestions': {
      const request = toSuggest(edition, read(addresses.suggestions).query);
      return ({ suggesting }) => (request ? suggesting().suggest(request) : []);
    }
    case 'searchSuggestions': {
      const request = toSuggest(edition, read(addresses.searchSuggestions).query);
      return ({ suggesting }) => (request ? textsOf(suggesting().suggest(request)) : []);
    }
    case 'brandSuggestions': {
      const request = toSuggest(edition, read(addresses.brandSuggestions).query);
      return ({ suggesting }) => (request ? suggesting().suggestBrands(request) : []);
    }
  }
}
