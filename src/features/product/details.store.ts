import { atom } from 'nanostores';
import { LoadError, load } from '#client/load.ts';
import { withQuery } from '#contract/paths.ts';
import type { Product, ProductDetail } from '#contract/product.ts';
import type { CardFacts } from './card-text.ts';
import { readDetail } from './detail-answer.ts';
import { otherEdition } from './other-edition.ts';
import { readProducts } from './read-products.ts';

/** The product whose details are open, with what was known of it when it was opened. */
export interface OpenedDetails {
  id: string;
  facts?: CardFacts | undefined;
  /** The picture that was shown of it, which is there at once. */
  preview?: string | undefined;
}

export type Answer =
  | { state: 'loading' | 'slow' | 'failed' | 'gone' | 'unknown' }
  | { state: 'ready'; detail: ProductDetail; related: readonly Product[] };

export const $details = atom<OpenedDetails | null>(null);
/** What the shop has answered about the opened product. */
export const $answer = atom<Answer>({ state: 'loading' });

/** After these milliseconds the wait is named. */
const SLOW = 4000;
const RELATED = 5;

/** Opens the details of a product: with what is known at once, then with what the shop answers. */
export async function showDetails(opened: OpenedDetails): Promise<void> {
  $details.set(opened);
  $answer.set({ state: 'loading' });
  const current = () => $details.get() === opened;
  const slow = setTimeout(() => current() && $answer.set({ state: 'slow' }), SLOW);
  const answer = await askDetail(opened.id, opened.facts?.currency);
  clearTimeout(slow);
  if (!current()) return;
  // What a card has shown was known once.
  const gone = answer.state === 'unknown' && opened.facts;
  $answer.set(gone ? { state: 'gone' } : answer);
  if (answer.state !== 'ready') return;
  const related = await askRelated(answer.detail.product);
  if (current() && related.length > 0) $answer.set({ ...answer, related });
}

export const hideDetails = (): void => $details.set(null);

/** Asks for a product sold in `currency`; also ahead of its being opened, since what is loaded is used again. */
export async function askDetail(id: string, currency: string | undefined): Promise<Answer> {
  try {
    const country = otherEdition(currency);
    const path = withQuery(`/api/products/${encodeURIComponent(id)}`, { country });
    const detail = readDetail(await load(path, { check: readDetail }));
    return detail.offers.length ? { state: 'ready', detail, related: [] } : { state: 'gone' };
  } catch (error) {
    return { state: error instanceof LoadError && error.status === 404 ? 'unknown' : 'failed' };
  }
}

/** What else there is of its kind; nothing where that cannot be told. */
async function askRelated(product: Product): Promise<Product[]> {
  const { category_slug: category, subcategory_slug: subcategory, id_c10: id } = product;
  if (!category) return [];
  const scope = subcategory ? `${category}/${subcategory}` : category;
  try {
    const country = otherEdition(product.currency);
    const path = withQuery(`/api/products/popular/category/${scope}`, {
      limit: RELATED,
      country,
      fields: 'card',
    });
    const products = readProducts(await load(path, { check: readProducts }));
    return products.filter(({ id_c10 }) => id_c10 !== id);
  } catch {
    return [];
  }
}
