import { startBanners } from '#features/banners/rotation.ts';
import { startPictures } from '#features/frame/pictures.ts';
import { startPopularClicks } from '#features/frame/popular.ts';
import { startScrolling } from '#features/frame/scrolling.ts';
import { startThemeSwitch } from '#features/frame/theme.ts';
import { startTree } from '#features/frame/tree.ts';
import { markStale } from '#features/product/stale.ts';
import { startUses } from '#features/product/uses.ts';
import { startSeen } from '#features/recommended/watch.ts';
import { startSearchForms } from '#features/search/search-forms.ts';

/** What every page does that its first paint need not wait for: one small file that all pages share. */
export function mount(): void {
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
}
