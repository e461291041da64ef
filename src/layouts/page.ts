import { startOnDemand } from '#client/on-demand.ts';
import { startBanners } from '#features/banners/rotation.ts';
import { startMarks } from '#features/favourites/marks.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startPopularClicks } from '#features/frame/popular.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { startTree } from '#features/frame/tree.ts';
import { markStale } from '#features/product/stale.ts';
import { startUses } from '#features/product/uses.ts';
import { startSeen } from '#features/recommended/watch.ts';
import { startSearchForms } from '#features/search/search-forms.ts';
import { sayToast } from '#features/toasts/toasts.store.ts';
import { features } from './features.ts';

/** What every page does before a shopper acts. */
startMarks();
startThemeSwitch();
startPictures();
startBanners();
startPopularClicks();
startSeen();
startScrolling();
startSearchForms();
startTree();
markStale();
startUses();
startOnDemand(features, () => sayToast('notLoaded'));
