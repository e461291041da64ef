import { tellNewCards } from '#client/signals.ts';
import { type CardKit, makeCard, markName } from '#features/product/fill-card.ts';
import { readCard } from '#features/product/read-card.ts';
import { make } from './make.ts';
import type { Found } from './read-answer.ts';
import type { Results } from './results.store.ts';

/** Cards of the true size to stand in while products are loaded (specification, section 9). */
const SKELETONS = 8;

export interface CardsView {
  /**
   * Shows the pages that are there; a card once made stays the same element as long as its price does. Answers how many
   * more there are.
   */
  show(results: Results): number;
  /** Cards without words: in place of all, in a list before this one that is not shown yet, or after the last. */
  wait(where: 'all' | 'apart' | 'after' | 'none', limit?: number): void;
}

/** The list of cards of the page, which holds the page's own cards at first. */
export function cardsView(list: HTMLElement, template: HTMLTemplateElement, kit: CardKit): CardsView {
  const cards = new Map<string, HTMLElement>();
  const idOf = (item: Element) => item.querySelector<HTMLElement>('[data-id]')?.dataset.id ?? '';
  for (const item of list.children) cards.set(idOf(item), item as HTMLElement);
  let skeletons: Element[] = [];

  const filled = new WeakMap<HTMLElement, Found>();

  const cardOf = (product: Found, page: number): HTMLElement => {
    const known = cards.get(product.id_c10);
    let item = known;
    if (!item || isOutdated(item, product)) {
      item = makeCard(template, product, kit).firstElementChild as HTMLElement;
      cards.set(product.id_c10, item);
      known?.replaceWith(item);
    } else if (product.c10_product_name && filled.get(item) !== product) markName(item, product);
    filled.set(item, product);
    item.dataset.page = String(page);
    return item;
  };

  const view: CardsView = {
    show(results) {
      view.wait('none');
      const wanted = results.batches.flatMap(({ page, products }) =>
        products.map((product) => cardOf(product as Found, page)),
      );
      const there = [...list.children];
      const at = there[0] ? wanted.indexOf(there[0] as HTMLElement) : -1;
      if (at >= 0 && there.every((item, index) => item === wanted[at + index])) {
        there[0]?.before(...wanted.slice(0, at));
        list.append(...wanted.slice(at + there.length));
      } else list.replaceChildren(...wanted);
      tellNewCards();
      return wanted.length - there.length;
    },
    wait(where, limit = SKELETONS) {
      for (const skeleton of skeletons) skeleton.remove();
      skeletons =
        where === 'none'
          ? []
          : Array.from({ length: Math.min(limit, SKELETONS) }, () => skeletonOf(template));
      if (where === 'all') list.replaceChildren(...skeletons);
      else if (where === 'apart') {
        const apart = make('ul', { className: 'grid-cards waiting' }, ...skeletons);
        skeletons = [apart];
        list.before(apart);
      } else list.append(...skeletons);
    },
  };
  return view;
}

/** Whether a card tells another price than an answer that came since; one that has the focus stays. */
function isOutdated(item: HTMLElement, product: Found): boolean {
  const card = item.querySelector<HTMLElement>('.card[data-id]');
  if (!card || !product.c10_product_name || item.contains(document.activeElement)) return false;
  const { search_price: price, product_price_old: old } = readCard(card);
  return price !== product.search_price || old !== product.product_price_old;
}

/** The page's own card with its words hidden, so that it has the size of a card. */
function skeletonOf(template: HTMLTemplateElement): HTMLElement {
  const item = (template.content.cloneNode(true) as DocumentFragment).firstElementChild as HTMLElement;
  item.className = 'skeleton';
  item.inert = true;
  item.querySelector('picture')?.remove();
  for (const card of item.querySelectorAll('[data-id]')) card.removeAttribute('data-id');
  return item;
}
