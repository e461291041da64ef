import { CONDITIONS, SORTS } from '#contract/choices.ts';
import { MAX_PAGE, MAX_PRICE } from '#contract/limits.ts';
import { withQuery } from '#contract/paths.ts';
import type { Chosen } from './list-view.ts';

/**
 * What the address of a list says: the filters, the order, the page, and under `about` what is listed
 * where the path does not say it (on the search page `q`, `brand`, `category` and `subcategory`).
 */
export interface ListingQuery extends Chosen {
  page: number;
  about: Readonly<Record<string, string>>;
}

/** What a shopper can change. Undefined takes a choice back. */
export interface Changes extends Partial<Chosen> {
  about?: Readonly<Record<string, string | undefined>>;
}

/**
 * Reads the query of an address. Whatever is not usable counts as absent: an address may come from
 * anywhere.
 * @param about the names of the parameters that say what is listed
 */
export function readQuery(search: string, about: readonly string[] = []): ListingQuery {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name)?.trim() || undefined;
  const page = Number(/^\d{1,6}$/.exec(text('page') ?? '')?.[0] ?? 1);
  return {
    page: page >= 1 && page <= MAX_PAGE ? page : 1,
    sort: SORTS.find((sort) => sort === text('sort')),
    condition: CONDITIONS.find((condition) => condition === text('condition')),
    min_price: readPrice(text('min_price')) ?? undefined,
    max_price: readPrice(text('max_price')) ?? undefined,
    about: Object.fromEntries(
      about.flatMap((name) => {
        const value = text(name);
        return value ? [[name, value]] : [];
      }),
    ),
  };
}

/** A price in plain digits; undefined where it is blank, null where it is none that can be asked for. */
export function readPrice(text: string | undefined): number | undefined | null {
  if (!text?.trim()) return undefined;
  const price = /^\d*\.?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return price <= MAX_PRICE ? price : null;
}

/** The query as an address writes it, `?` included; nothing where nothing was chosen. */
export function writeQuery({ page, about, ...chosen }: ListingQuery): string {
  return withQuery('', { ...parametersOf({ ...chosen, about }), page: page > 1 ? page : undefined });
}

/** What a call for cards is asked with; condition and prices only where they are set (specification, section 7). */
export function callQuery(query: ListingQuery, page: number, limit: number): Record<string, string | number> {
  const { page: _, ...rest } = query;
  return { ...parametersOf(rest), page, limit, fields: 'card' };
}

/** The query after a change: from its first page, with whatever was not changed. */
export function changed(query: ListingQuery, { about, ...changes }: Changes): ListingQuery {
  const named = Object.entries({ ...query.about, ...about }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  return { ...query, ...changes, page: 1, about: Object.fromEntries(named) };
}

function parametersOf({ about, sort, condition, min_price, max_price }: Omit<ListingQuery, 'page'>) {
  return {
    ...about,
    condition: condition === 'all' ? undefined : condition,
    min_price,
    max_price,
    sort,
  } as Record<string, string | number>;
}
