import { startOnDemand } from '#client/on-demand.ts';
import { $saved, loadFavourites } from '#features/favourites/favourites.store.ts';
import { startHearts } from '#features/favourites/hearts.ts';
import { startCountrySwitch } from '#features/frame/country.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { startTree } from '#features/frame/tree.ts';
import { markStale } from '#features/product/stale.ts';
import { startSearchForms } from '#features/search/search-forms.ts';
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
startSearchForms();
startTree();
markStale();
startOnDemand(features, () => sayToast('notLoaded'));
