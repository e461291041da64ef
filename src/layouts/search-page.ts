import { load } from '#client/load.ts';
import { withQuery } from '#contract/paths.ts';
import type { ProductPage } from '#contract/product.ts';
import { loadFavourites } from '#features/favourites/favourites.store.ts';
import { showHearts } from '#features/favourites/hearts.ts';
import { type PageKit, readKit, showCards } from '#features/product/kit.ts';
import { format } from '#i18n/format.ts';

/**
 * On a host that serves only files the page arrives without results: then the browser asks for them.
 * A page that arrived with its results is left as it is.
 */
export async function startSearchPage(): Promise<void> {
  const box = document.querySelector<HTMLElement>('[data-search]');
  const kit = readKit();
  const given = new URLSearchParams(location.search);
  const text = given.get('q')?.trim() ?? '';
  const brand = given.get('brand')?.trim() ?? '';
  if (!box || !kit || !(text || brand)) return;
  loadFavourites();
  const field = document.querySelector<HTMLInputElement>('#q');
  if (field) field.value = text;
  const path = withQuery('/api/search', Object.fromEntries(given));
  const run = async () => {
    showState(box, 'loading');
    try {
      const page = (await load(path)) as ProductPage;
      showResults(box, page, { text, brand, page: Number(given.get('page')) || 1 }, kit);
    } catch (error) {
      showState(box, 'failed');
      const detail = error instanceof Error ? error.message : kit.messages.errors.unknown;
      const note = box.querySelector('[data-error]');
      if (note) note.textContent = `${kit.messages.search.failed}: ${detail}`;
    }
  };
  box.querySelector('[data-retry]')?.addEventListener('click', run);
  await run();
}

interface Asked {
  text: string;
  brand: string;
  page: number;
}

function showResults(box: HTMLElement, { products, total }: ProductPage, asked: Asked, kit: PageKit): void {
  const { search, list: listTexts } = kit.messages;
  const sought = asked.text || asked.brand;
  const title = document.querySelector('h1');
  const words = total ? search.resultsFor : search.noResultsFor;
  if (title) title.textContent = `${words} “${sought}”`;
  document.title = `${words} “${sought}”`;
  showState(box, total ? 'found' : 'nothing');
  const count = document.querySelector<HTMLElement>('[data-search-count]');
  if (count) count.textContent = format(listTexts.count, { n: total }, kit.locale);
  const list = box.querySelector('[data-results]');
  if (list) showCards(list, products, kit);
  showPages(box, asked.page, Math.ceil(total / kit.pageSize));
  showHearts();
}

function showPages(box: HTMLElement, page: number, pages: number): void {
  const show = (name: string, to: number, wanted: boolean) => {
    const link = box.querySelector<HTMLAnchorElement>(`[data-${name}]`);
    if (!link) return;
    const query = new URLSearchParams(location.search);
    query.set('page', String(to));
    link.hidden = !wanted;
    link.href = `?${query}`;
  };
  show('previous', page - 1, page > 1);
  show('next', page + 1, page < pages);
}

function showState(box: HTMLElement, state: 'loading' | 'found' | 'nothing' | 'failed'): void {
  box.dataset.search = state;
  box.setAttribute('aria-busy', String(state === 'loading'));
}
