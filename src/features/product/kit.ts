import { tellNewCards } from '#client/signals.ts';
import type { CardFacts } from './card-text.ts';
import { type CardKit, makeCard } from './fill-card.ts';

/** The texts of a page whose products only the browser knows. */
export interface PageKit extends CardKit {
  currency: string;
}

/** What the page's own `CardKit` holds; null on pages without one. */
export function readKit(): PageKit | null {
  const text = document.getElementById('kit')?.textContent;
  return text ? { ...(JSON.parse(text) as PageKit), now: Date.now() } : null;
}

/**
 * Puts cards for the products into a list, in place of what was there.
 * @public
 */
export function showCards(list: Element, products: readonly CardFacts[], kit: PageKit): void {
  const template = document.getElementById('card');
  if (!(template instanceof HTMLTemplateElement)) return;
  list.replaceChildren(...products.map((product) => makeCard(template, product, kit)));
  tellNewCards();
}
