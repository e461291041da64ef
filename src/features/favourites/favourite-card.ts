import { paths } from '#contract/paths.ts';
import { format } from '#i18n/format.ts';
import type { Messages } from '#i18n/messages.ts';
import { formatPrice } from '#lib/money.ts';
import { makeCard } from '../product/fill-card.ts';
import type { PageKit } from '../product/kit.ts';
import type { Shown } from './favourites-view.ts';

/** What the favourites page needs besides what every card does. */
export interface FavouritesKit extends PageKit {
  texts: Messages['favourites'] & Pick<Messages['toast'], 'removed' | 'cleared' | 'undo'>;
}

/** A favourite as an item of the page's list: a card, or its skeleton while nothing is known of it. */
export function makeItem(template: HTMLTemplateElement, shown: Shown, kit: FavouritesKit): HTMLElement {
  const { facts, state } = shown;
  const unknown = facts.c10_product_name === '';
  if (unknown && state === 'fetching') return skeleton();
  const named = unknown ? { ...facts, c10_product_name: kit.texts.unnamed } : facts;
  const item = makeCard(template, named, kit).firstElementChild as HTMLElement;
  const card = item.querySelector<HTMLElement>('.card');
  card?.querySelector('.card-heart')?.setAttribute('aria-pressed', 'true');
  if (state === 'sold') card?.querySelector('.card-price')?.append(...changeOf(shown, kit));
  else if (card) {
    card.querySelector('.card-checked')?.replaceChildren(noteOf(shown, kit));
    card.append(wayOn(shown, kit, unknown));
  }
  if (card) card.dataset.state = state;
  return item;
}

/** A card's place of the true size. */
function skeleton(): HTMLElement {
  const item = document.createElement('li');
  item.className = 'skeleton';
  return item;
}

function changeOf({ change, facts }: Shown, { texts, locale }: FavouritesKit): HTMLElement[] {
  if (change === 0) return [];
  const { cheaper, dearer } = texts;
  const price = formatPrice(Math.abs(change), facts.currency, locale);
  const line = document.createElement('span');
  line.className = change < 0 ? 'change down' : 'change';
  line.textContent = `${change < 0 ? '↓' : '↑'} ${format(change < 0 ? cheaper : dearer, { price }, locale)}`;
  return [line];
}

/** In place of when its price was checked. */
function noteOf({ state }: Shown, { messages, texts }: FavouritesKit): string {
  if (state === 'gone') return messages.card.gone;
  return state === 'stored' ? texts.unchecked : texts.checkingPrice;
}

/** In place of the way to the shop: a search, where there is something to search for. */
function wayOn({ state, facts }: Shown, { texts, locale }: FavouritesKit, unknown: boolean): HTMLElement {
  if (state === 'fetching' || unknown) {
    const space = document.createElement('span');
    space.className = 'button no-way';
    return space;
  }
  const { similar, similarTo, search, searchFor } = texts;
  const name = facts.c10_product_name;
  const link = document.createElement('a');
  link.className = 'button';
  link.href = paths.search({ q: name });
  link.textContent = state === 'gone' ? similar : search;
  link.ariaLabel = format(state === 'gone' ? similarTo : searchFor, { name }, locale);
  return link;
}
