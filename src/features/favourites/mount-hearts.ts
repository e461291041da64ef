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
    if (card) toggleFavourite(toFavourite(readCard(card)));
  });
}
