import { paths } from '#contract/paths.ts';
import type { Suggestion } from '#contract/search.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatPrice } from '#lib/money.ts';
import type { CardLocale } from '../product/card-text.ts';
import { priceTerms } from '../product/price-terms.ts';
import { isExpired, NO_PRICE } from '../product/stale.ts';

export type LineKind = Suggestion['kind'] | 'recent';

/** One line of what a box suggests. */
export interface Line {
  kind: LineKind;
  text: string;
  href: string;
  /** The call that counts the choice, below `/api`. */
  click?: string;
  price?: string;
  /** What delivery costs, and when the price was checked. */
  terms?: string;
  /** The address in the feed; a product without one has the drawing of its subcategory. */
  picture?: { url?: string | undefined; subcategory?: string | undefined };
}

/** Lines of one kind under their title. */
export interface Group {
  title: string;
  lines: readonly Line[];
  /** Whether its lines can be forgotten. */
  forgettable?: boolean;
}

/** The titles of the groups. */
export interface Titles {
  searches: string;
  brands: string;
  categories: string;
  products: string;
  recent: string;
  popular: string;
}

/** What suggestions are told with. */
export interface SuggestionTexts {
  titles: Titles;
  prices: Messages['price'];
  place: CardLocale;
}

type Named<K extends Suggestion['kind']> = Extract<Suggestion, { kind: K }>;

/** An answer of `GET /api/suggestions` as far as it can be used; null where it is no list. Never throws. */
export function readSuggestions(answer: unknown): Suggestion[] | null {
  return Array.isArray(answer) ? answer.filter(isSuggestion) : null;
}

/** What was typed suggests these, in the order of the answer. */
export function suggestedGroups(
  suggestions: readonly Suggestion[],
  { titles, prices, place }: SuggestionTexts,
): Group[] {
  const of = <K extends Suggestion['kind']>(
    kind: K,
    title: string,
    line: (one: Named<K>) => Line,
  ): Group => ({
    title,
    lines: suggestions.filter((one): one is Named<K> => one.kind === kind).map(line),
  });
  const groups = [
    of('search', titles.searches, ({ kind, text }) => ({ kind, text, href: paths.search({ q: text }) })),
    of('brand', titles.brands, brandLine),
    of('category', titles.categories, ({ kind, text, category, subcategory }) => ({
      kind,
      text,
      href: subcategory ? paths.categorySubcategory(category, subcategory) : paths.category(category),
    })),
    of('product', titles.products, ({ kind, text, ...product }) => ({
      kind,
      text,
      href: paths.search({ q: text }),
      price: isExpired(product.seen_at, place.now)
        ? NO_PRICE
        : formatPrice(product.search_price, product.currency, place.locale),
      terms: priceTerms(product, prices, place),
      picture: { url: product.merchant_image_url, subcategory: product.subcategory_slug },
    })),
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

/** Brands alone, as the brand box suggests them: `GET /api/brands/suggestions`. */
export function readBrands(answer: unknown): Suggestion[] | null {
  if (!Array.isArray(answer)) return null;
  return answer
    .map((one) => ({ kind: 'brand' as const, text: one?.brandName, id: one?.id }))
    .filter(isSuggestion);
}

/** What an empty box offers: what was searched for on this device, and what is searched for most. */
export function emptyGroups(recent: readonly string[], popular: unknown, titles: Titles): Group[] {
  const searches = Array.isArray(popular) ? popular.filter(isPopular) : [];
  const groups: Group[] = [
    {
      title: titles.recent,
      lines: recent.map((text) => ({ kind: 'recent', text, href: paths.search({ q: text }) })),
      forgettable: true,
    },
    {
      title: titles.popular,
      lines: searches.map(({ id, texto_busqueda: text }) => ({
        kind: 'search',
        text,
        href: paths.search({ q: text }),
        click: `searches/${encodeURIComponent(id)}/click`,
      })),
    },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

const brandLine = ({ kind, text, id }: Named<'brand'>): Line => ({
  kind,
  text,
  href: paths.search({ brand: text }),
  click: `brands/${encodeURIComponent(id)}/click`,
});

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The texts that a line of each kind cannot do without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  search: ['text'],
  brand: ['text', 'id'],
  category: ['text', 'category'],
  product: ['text', 'id_c10', 'currency', 'seen_at'],
};

function isSuggestion(value: unknown): value is Suggestion {
  const one = (value ?? {}) as Record<string, unknown>;
  const kind = String(one.kind);
  if (!Object.hasOwn(NEEDED, kind) || !NEEDED[kind]?.every((name) => isText(one[name]))) return false;
  return kind !== 'product' || (Number.isFinite(one.search_price) && /^[A-Z]{3}$/.test(String(one.currency)));
}

function isPopular(value: unknown): value is { id: string; texto_busqueda: string } {
  const one = value as Record<string, unknown> | null;
  return isText(one?.id) && isText(one.texto_busqueda);
}
