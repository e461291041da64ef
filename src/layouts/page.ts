import { startOnDemand } from '#client/on-demand.ts';
import { $saved, loadFavourites } from '#features/favourites/favourites.store.ts';
import { startHearts } from '#features/favourites/hearts.ts';
import { startCountrySwitch } from '#features/frame/country.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startSearchForm } from '#features/frame/search-form.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { markStale } from '#features/product/stale.ts';
import { startUses } from '#features/product/uses.ts';
import { sayToast } from '#features/toasts/when-toast.ts';
import { features } from './features.ts';

/** What every page does before a shopper acts. */
loadFavourites();
startHearts();
$saved.listen((saved) => saved || sayToast('notSaved'));
startThemeSwitch();
startCountrySwitch();
startPictures();
startScrolling();
startSearchForm();
markStale();
startUses();
startOnDemand(features, () => sayToast('notLoaded'));
