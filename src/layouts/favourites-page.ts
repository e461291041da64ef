import { load } from '#client/load.ts';
import { withQuery } from '#contract/paths.ts';
import type { Product } from '#contract/product.ts';
import { $favourites, clearFavourites, loadFavourites } from '#features/favourites/favourites.store.ts';
import type { Favourite } from '#features/favourites/favourites.ts';
import { showHearts } from '#features/favourites/hearts.ts';
import type { CardFacts } from '#features/product/card-text.ts';
import { type PageKit, readKit, showCards } from '#features/product/kit.ts';
import { format } from '#i18n/format.ts';

/** Shows the browser's favourites: at once as they were stored, then as they are sold now. */
export async function startFavouritesPage(): Promise<void> {
  const kit = readKit();
  const list = document.querySelector('[data-favourites]');
  if (!kit || !list) return;
  loadFavourites();
  let fresh = new Map<string, Product>();
  let asked = false;
  const show = () => render(list, $favourites.get(), { fresh, asked, kit });
  document.querySelector('[data-clear]')?.addEventListener('click', ({ target }) => {
    if (confirm((target as HTMLElement).dataset.confirm)) clearFavourites();
  });
  $favourites.subscribe(show);
  const ids = $favourites.get().map(({ id_c10 }) => id_c10);
  if (ids.length === 0) return;
  try {
    fresh = await lookUp(ids, kit.maxIds);
    asked = true;
    show();
  } catch {
    // Without an answer the list stays as it was stored.
  }
}

async function lookUp(ids: string[], size: number): Promise<Map<string, Product>> {
  const found = new Map<string, Product>();
  for (let at = 0; at < ids.length; at += size) {
    const part = ids.slice(at, at + size).join(',');
    const { products } = (await load(withQuery('/api/products', { ids: part }))) as { products: Product[] };
    for (const product of products) found.set(product.id_c10, product);
  }
  return found;
}

interface Shown {
  fresh: ReadonlyMap<string, Product>;
  /** Whether the catalogue has answered: what it does not know is no longer sold. */
  asked: boolean;
  kit: PageKit;
}

function render(list: Element, favourites: readonly Favourite[], { fresh, asked, kit }: Shown): void {
  const page = list.closest<HTMLElement>('[data-state]');
  const restoreFocus = holdFocus(page, list);
  const facts = favourites.map((item) => fresh.get(item.id_c10) ?? toFacts(item, asked, kit));
  showCards(list, facts, kit);
  if (asked) {
    for (const { id_c10: id } of favourites.filter(({ id_c10 }) => !fresh.has(id_c10))) {
      const note = list.querySelector(`[data-id="${CSS.escape(id)}"] .card-checked`);
      if (note) note.textContent = kit.messages.card.gone;
    }
  }
  page?.setAttribute('data-state', favourites.length ? 'full' : 'empty');
  const count = page?.querySelector('[data-count]');
  if (count) count.textContent = format(kit.messages.favourites.count, { n: favourites.length }, kit.locale);
  showHearts();
  restoreFocus();
}

/**
 * Remembers where the focus is among the cards. Called after they were made anew, the answer gives it
 * back to the same card, else to the heart that took its place, else to the page's heading.
 */
function holdFocus(page: HTMLElement | null, list: Element): () => void {
  const focused = document.activeElement;
  if (!page?.contains(focused)) return () => {};
  const item = [...list.children].findIndex((one) => one.contains(focused));
  const id = focused?.closest<HTMLElement>('[data-id]')?.dataset.id ?? '';
  const kind = focused?.matches('.card-out') ? '.card-out' : '.card-heart';
  return () => {
    if (item < 0 && list.children.length > 0) return;
    const same = list.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"] ${kind}`);
    const next = list.children[Math.min(item, list.children.length - 1)];
    const heart = same ?? next?.querySelector<HTMLElement>('.card-heart');
    (heart ?? document.querySelector<HTMLElement>('h1'))?.focus();
  };
}

/** A stored favourite as a card: what is no longer sold has no way to a shop. */
function toFacts(item: Favourite, gone: boolean, kit: PageKit): CardFacts {
  const { id_c10, aw_deep_link: link, search_price: price, ...rest } = item;
  return {
    ...rest,
    id_c10,
    c10_product_name: item.c10_product_name ?? id_c10,
    search_price: price ?? Number.NaN,
    currency: item.currency ?? kit.currency,
    aw_deep_link: gone ? '' : (link ?? ''),
  };
}
