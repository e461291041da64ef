import { load } from '#client/load.ts';
import { tellNewCards } from '#client/signals.ts';
import type { ProductPage } from '#contract/product.ts';
import { makeCard } from '#features/product/fill-card.ts';
import { readKit } from '#features/product/kit.ts';
import { readProducts } from '#features/product/read-products.ts';

/** The page after the one in the HTML. */
const SECOND = 2;

/** Makes the buttons under the home page's sections add products to them. */
export function mount(): void {
  for (const button of document.querySelectorAll<HTMLAnchorElement>('[data-load-more]')) {
    let page = SECOND;
    let busy = false;
    button.addEventListener('click', async (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const list = button.closest('.section')?.querySelector('.grid-cards');
      if (!list || busy || showHidden(button, list)) return;
      busy = true;
      const { loading = '', failed = '', end = '', loadMore } = button.dataset;
      tell(button, loading);
      try {
        const answer = await load(`${loadMore}${page}`, { check: readProducts });
        const products = readProducts(answer);
        const { total } = answer as ProductPage;
        const [first] = add(list, products);
        tell(button, '');
        page += 1;
        if (products.length === 0 || list.children.length >= total) {
          const focused = button === document.activeElement;
          tell(list, end);
          button.remove();
          if (focused) (first ?? list.lastElementChild)?.querySelector<HTMLElement>('.card-link')?.focus();
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

/** Answers the new items. */
function add(list: Element, products: ProductPage['products']): Element[] {
  const template = document.getElementById('card');
  const kit = readKit();
  if (!(template instanceof HTMLTemplateElement) || !kit) return [];
  const shown = new Set(
    [...list.querySelectorAll<HTMLElement>('[data-id]')].map(({ dataset }) => dataset.id),
  );
  const cards = products
    .filter(({ id_c10 }) => !shown.has(id_c10))
    .map((product) => makeCard(template, product, kit).firstElementChild as Element);
  list.append(...cards);
  tellNewCards();
  return cards;
}

function tell(near: Element, text: string): void {
  const status = near.closest('.section')?.querySelector('.section-end [role="status"]');
  if (status) status.textContent = text;
}
