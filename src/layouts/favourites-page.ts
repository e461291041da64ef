import type { Product } from '#contract/product.ts';
import type { FavouritesKit } from '#features/favourites/favourite-card.ts';
import {
  $favourites,
  clearFavourites,
  loadFavourites,
  restoreFavourites,
  toggleFavourite,
} from '#features/favourites/favourites.store.ts';
import type { Favourites } from '#features/favourites/favourites.ts';
import { type FavouriteOrder, inOrder, showFavourites } from '#features/favourites/favourites-view.ts';
import { lookUp } from '#features/favourites/look-up.ts';
import { readKit } from '#features/product/kit.ts';
import { showToast } from '#features/toasts/toasts.store.ts';
import { format } from '#i18n/format.ts';
import { favouritesList } from './favourites-list.ts';

/** Shows the browser's favourites: at once as they were stored, then as they are sold now. */
export function mount(): void {
  const page = document.querySelector<HTMLElement>('.favourites');
  const cards = page?.querySelector('[data-favourites]');
  const template = document.getElementById('card');
  const kit = readKit();
  const texts = document.getElementById('favourites-texts')?.textContent;
  if (!page || !cards || !kit || !texts || !(template instanceof HTMLTemplateElement)) return;
  start(page, cards, template, { ...kit, texts: JSON.parse(texts) });
}

function start(page: HTMLElement, cards: Element, template: HTMLTemplateElement, kit: FavouritesKit): void {
  const list = favouritesList(cards, template, kit);
  const fresh = new Map<string, Product>();
  const answered = new Set<string>();
  const order = page.querySelector<HTMLSelectElement>('[data-order]');
  const { texts } = kit;
  let asking = false;
  let failed = false;

  function show(): void {
    const all = $favourites.get();
    const { currency } = kit;
    const shown = showFavourites(all, { fresh, answered }, { currency, failed, now: Date.now() });
    page.dataset.state = all.length ? 'full' : 'empty';
    page.toggleAttribute('data-several', all.length > 1);
    page.toggleAttribute('data-failed', failed);
    put('[data-count]', format(texts.count, { n: all.length }, kit.locale));
    const dropped = shown.filter(({ change }) => change < 0).length;
    put(
      '[data-now]',
      asking ? texts.checking : dropped ? format(texts.dropped, { n: dropped }, kit.locale) : '',
    );
    void list.show(inOrder(shown, (order?.value ?? 'saved') as FavouriteOrder));
  }

  function put(selector: string, text: string): void {
    const element = page.querySelector(selector);
    if (element && element.textContent !== text) element.textContent = text;
  }

  /** Asks for what was not answered for yet, until nothing is left of it. */
  async function ask(): Promise<void> {
    if (asking) return;
    const waiting = () => $favourites.get().filter(({ id_c10 }) => !answered.has(id_c10));
    asking = true;
    failed = false;
    try {
      for (let open = waiting(); open.length > 0; open = waiting()) {
        show();
        for await (const { ids, products } of lookUp(open, kit.currency)) {
          for (const product of products) fresh.set(product.id_c10, product);
          for (const id of ids) answered.add(id);
          show();
        }
      }
    } catch {
      failed = true;
    }
    asking = false;
    show();
  }

  function offerUndo(text: string, before: Favourites, ids: readonly string[]): void {
    const run = () => {
      restoreFavourites(before, ids);
      if (!(ids.length === 1 && list.focus(ids[0] ?? ''))) focusHeading();
    };
    showToast({ text, action: { label: texts.undo, run } });
  }

  cards.addEventListener('click', (event) => {
    const card = (event.target as Element).closest('.card-heart')?.closest<HTMLElement>('[data-id]');
    const id = card?.dataset.id;
    if (!id) return;
    // Nobody else need take it off the list.
    event.preventDefault();
    const before = $favourites.get();
    const next = list.neighbour(id);
    toggleFavourite({ id_c10: id });
    if (!(next && list.focus(next))) focusHeading();
    offerUndo(texts.removed, before, [id]);
  });
  page.querySelector('[data-clear]')?.addEventListener('click', () => {
    const before = $favourites.get();
    clearFavourites();
    focusHeading();
    offerUndo(
      texts.cleared,
      before,
      before.map(({ id_c10 }) => id_c10),
    );
  });
  order?.addEventListener('change', show);
  page.querySelector('[data-retry]')?.addEventListener('click', () => void ask());
  addEventListener('online', () => failed && void ask());

  loadFavourites();
  $favourites.subscribe(() => {
    show();
    if (!failed) void ask();
  });
}

const focusHeading = () => document.querySelector<HTMLElement>('h1')?.focus();
