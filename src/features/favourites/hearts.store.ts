import { atom } from 'nanostores';
import { FAVOURITES_CHANGED, sayToast } from '#client/signals.ts';
import type { CardFacts } from '../product/card-text.ts';
import { readKeptIds } from './kept-ids.ts';

/** The ids of the favourites, for what only shows hearts; what changes them comes with the first press. */
export const $favouriteIds = atom<readonly string[]>(readKeptIds());
addEventListener(FAVOURITES_CHANGED, ({ detail }: CustomEventInit<string[]>) =>
  $favouriteIds.set(detail ?? []),
);

const code = () => import('./favourites.store.ts');

/** Fetches what `toggleHeart` needs, ahead of the press. */
export const warmHeart = (): void => void code().catch(() => {});

/** Keeps a product, or takes it off the list; says so where that cannot be done. */
export async function toggleHeart(product: CardFacts): Promise<void> {
  try {
    const { loadFavourites, toFavourite, toggleFavourite } = await code();
    loadFavourites();
    toggleFavourite(toFavourite(product));
  } catch {
    sayToast('notLoaded');
  }
}
