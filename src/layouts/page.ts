import { startOnDemand } from '#client/on-demand.ts';
import { loadFavourites } from '#features/favourites/favourites.store.ts';
import { startHearts } from '#features/favourites/hearts.ts';
import { startCountrySwitch } from '#features/frame/country.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startSearchForm } from '#features/frame/search-form.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { markStale } from '#features/product/stale.ts';
import { features } from './features.ts';

/** What every page does before a shopper acts. */
loadFavourites();
startHearts();
startThemeSwitch();
startCountrySwitch();
startPictures();
startScrolling();
startSearchForm();
markStale();
startOnDemand(features, sayNotLoaded);

function sayNotLoaded(): void {
  const note = document.querySelector<HTMLElement>('.unsaved');
  if (note) note.textContent = note.dataset.notLoaded ?? '';
}
