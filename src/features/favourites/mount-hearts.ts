import { initialData } from '#client/initial-data.ts';
import { byIds } from '../product/by-ids.ts';
import type { CardFacts } from '../product/card-text.ts';
import { readCard } from '../product/read-card.ts';
import { loadFavourites, toFavourite, toggleFavourite } from './favourites.store.ts';
import { takePresses } from './presses.ts';

/** Makes every heart on a card keep the card's product, or take it off the list, where the page has no way of its own. */
export function mount(): void {
  loadFavourites();
  for (const id of takePresses()) toggleFavourite({ id_c10: id });
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    if (defaultPrevented) return;
    const card = (target as Element).closest('.card-heart')?.closest<HTMLElement>('[data-id]');
    if (card) toggleFavourite(toFavourite(factsOf(card)));
  });
}

/** What a card tells, or a product's own page, which holds its answer. */
function factsOf(card: HTMLElement): CardFacts {
  const held = initialData(byIds([card.dataset.id ?? ''])) as { products?: CardFacts[] } | undefined;
  return held?.products?.[0] ?? readCard(card);
}
