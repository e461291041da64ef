import type { Catalogue } from '#catalogue/catalogue.ts';
import { MAX_POPULAR } from '#contract/query.ts';
import { readSearchText } from '#contract/search-text.ts';
import type { MadeSearch, ProductUse, UseKind } from '#contract/use.ts';
import type { EditionKey } from '#editions/editions.ts';
import type { Caller } from './context.ts';
import { createVisitors } from './visitors.ts';

const MOST_SUGGESTED = 20;

/**
 * Records what shoppers do. Bots, pages a browser loads ahead and things that do not exist are left
 * out. Nothing waits for it; callers of the click calls learn nothing of what is known here.
 */
export function createUses(
  catalogue: Catalogue,
  log: (message: string, error: unknown) => void,
  now: () => number = Date.now,
) {
  const visitorOf = createVisitors({ now });

  function record(caller: Caller, edition: EditionKey, kind: UseKind, find: () => Found): void {
    const visitor = visitorOf(caller.address, caller.header('user-agent'));
    if (!visitor) return;
    const at = now();
    Promise.resolve()
      .then(find)
      .then((subject) => {
        if (subject) catalogue.record({ edition, kind, subject, visitor, at });
      })
      .catch((error: unknown) => log('a use could not be recorded', error));
  }

  return {
    /** A search that was made: with words, and on its first page, it counts where it found something. */
    search(caller: Caller, edition: EditionKey, { text: typed, page, total }: MadeSearch): void {
      const ahead = caller.header('sec-purpose')?.includes('prefetch');
      if (total === 0 || page !== 1 || ahead || caller.method !== 'GET') return;
      const { text } = readSearchText(typed);
      if (text) record(caller, edition, 'search', async () => text);
    },
    popularSearch(caller: Caller, edition: EditionKey, id: string): void {
      record(caller, edition, 'search', () => catalogue.searchOf(edition, id));
    },
    brand(caller: Caller, edition: EditionKey, id: string): void {
      record(caller, edition, 'brand', async () => {
        const popular = await catalogue.popularBrands(edition, MAX_POPULAR);
        const isMeant = (brand: { id: string }) => brand.id === id;
        if (popular.some(isMeant)) return id;
        const text = id.replaceAll('-', ' ');
        const similar = await catalogue.suggestBrands({ edition, text, limit: MOST_SUGGESTED });
        return similar.some(isMeant) ? id : undefined;
      });
    },
    product(caller: Caller, edition: EditionKey, id: string, kind: ProductUse): void {
      record(caller, edition, kind, async () => {
        const [known] = await catalogue.products(edition, [id]);
        return known?.shops ? known.id_c10 : undefined;
      });
    },
  };
}

type Found = Promise<string | undefined>;
export type Uses = ReturnType<typeof createUses>;
