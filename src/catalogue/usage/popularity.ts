import type { PopularBrand, PopularSearch } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { createMemory } from './memory.ts';
import { byUse } from './popular-brands.ts';
import { type PublicSearch, publicSearches } from './popular-searches.ts';
import type { Standing } from './standings.ts';
import type { Usage } from './usage.ts';
import { damped } from './weights.ts';

/** What is on sale in an edition, as of one import. */
export interface Sale {
  edition: EditionKey;
  /** Changes with every import. */
  version: string;
  /** Whether a search finds a product. */
  finds: (text: string) => boolean;
  /** All brands, those with most products first. */
  brands: () => readonly PopularBrand[];
}

/** Milliseconds that standings of searches and brands hold: as often as the specification has them fetched. */
const FRESH = 30_000;

/** What shoppers use most. `now` is UTC milliseconds. */
export function createPopularity({
  usage,
  now = Date.now,
}: {
  usage: Pick<Usage, 'standings'>;
  now?: () => number;
}) {
  const remembered = createMemory();
  const moment = () => String(Math.floor(now() / FRESH));

  const shown = (edition: EditionKey): PublicSearch[] =>
    remembered(`searches ${edition}`, moment(), () =>
      publicSearches(edition, usage.standings(edition, 'search')),
    );
  const chosen = (edition: EditionKey): Standing[] =>
    remembered(`chosen ${edition}`, moment(), () => usage.standings(edition, 'brand'));

  return {
    /**
     * Weights of products, 0 to about 20, those without use left out; the uses of all offers of a product add up.
     * @param productOf the product of an offer's `id_c10`; undefined for one that is not to be counted
     */
    productScores<K>(edition: EditionKey, productOf: (id: string) => K | undefined): Map<K, number> {
      const sums = new Map<K, number>();
      for (const { subject, weight } of usage.standings(edition, 'product')) {
        const product = productOf(subject);
        if (product !== undefined) sums.set(product, (sums.get(product) ?? 0) + weight);
      }
      for (const [product, weight] of sums) sums.set(product, damped(weight));
      return sums;
    },

    /** Weights of brands by id. */
    brandWeights: (edition: EditionKey): Map<string, number> =>
      new Map(chosen(edition).map(({ subject, weight }) => [subject, damped(weight)])),

    /** Weights of the searches that may be shown, by their text; 0 for seeds. */
    searchWeights: (edition: EditionKey): Map<string, number> =>
      new Map(shown(edition).map(({ texto_busqueda, weight }) => [texto_busqueda, weight])),

    /** The words of a popular search, also of one that has left the list. */
    searchOf: (edition: EditionKey, id: string): string | undefined =>
      shown(edition).find((search) => search.id === id)?.texto_busqueda,

    /** Brands on sale, by use and then by their products. */
    brands({ edition, version, brands }: Sale, limit: number): PopularBrand[] {
      const onSale = remembered(`brands ${edition}`, version, brands);
      return remembered(`ranked ${edition}`, `${version} ${moment()}`, () =>
        byUse(onSale, chosen(edition)),
      ).slice(0, limit);
    },

    /** Searches that find something, by use; seeds fill up. */
    searches({ edition, version, finds }: Sale, limit: number): PopularSearch[] {
      const found = (text: string) => remembered(`finds ${edition} ${text}`, version, () => finds(text));
      const list: PopularSearch[] = [];
      for (const { id, texto_busqueda } of shown(edition)) {
        if (list.length === limit) break;
        if (found(texto_busqueda)) list.push({ id, texto_busqueda });
      }
      return list;
    },
  };
}
