import { startOnDemand } from '#client/on-demand.ts';
import { startBanners } from '#features/banners/rotation.ts';
import { $saved, loadFavourites } from '#features/favourites/favourites.store.ts';
import { startHearts } from '#features/favourites/hearts.ts';
import { startCountrySwitch } from '#features/frame/country.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startPopularClicks } from '#features/frame/popular.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { markStale } from '#features/product/stale.ts';
import { startSeen } from '#features/recommended/watch.ts';
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
startBanners();
startPopularClicks();
startSeen();
startScrolling();
startSearchForms();
markStale();
startOnDemand(features, () => sayToast('notLoaded'));
