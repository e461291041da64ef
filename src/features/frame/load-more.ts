import { load } from '#client/load.ts';
import { tellNewCards } from '#client/signals.ts';
import type { ProductPage } from '#contract/product.ts';
import { makeCard } from '#features/product/fill-card.ts';
import { readKit } from '#features/product/kit.ts';

/** The page after the one in the HTML. */
const SECOND = 2;

/** Makes the buttons under the home page's sections add products to them. */
export function mount(): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('[data-load-more]')) {
    let page = SECOND;
    let busy = false;
    button.addEventListener('click', async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const list = button.closest('.section')?.querySelector('.grid-cards');
      if (!list || busy || showHidden(button, list)) return;
      busy = true;
      const { loading = '', failed = '', end = '', loadMore } = button.dataset;
      tell(button, loading);
      try {
        const { products, total } = (await load(`${loadMore}${page}`)) as ProductPage;
        add(list, products);
        tell(button, '');
        page += 1;
        if (list.children.length >= total || products.length === 0) {
          button.remove();
          tell(list, end);
        }
      } catch {
        tell(button, failed);
      }
      busy = false;
    });
  }
}

/** Small screens hide the second half of a section at first. */
function showHidden(button: HTMLElement, list: Element): boolean {
  const hidden = [...list.children].find((item) => item.getClientRects().length === 0);
  button.dataset.all = '';
  hidden?.querySelector<HTMLElement>('a,button')?.focus({ preventScroll: true });
  return hidden !== undefined;
}

function add(list: Element, products: ProductPage['products']): void {
  const template = document.getElementById('card');
  const kit = readKit();
  if (!(template instanceof HTMLTemplateElement) || !kit) return;
  const shown = new Set(
    [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id),
  );
  const cards = products
    .filter(({ id_c10 }) => !shown.has(id_c10))
    .map((product) => makeCard(template, product, kit));
  list.append(...cards);
  tellNewCards();
}

function tell(near: Element, text: string): void {
  const status = near.closest('.section')?.querySelector('.section-end [role="status"]');
  if (status) status.textContent = text;
}
