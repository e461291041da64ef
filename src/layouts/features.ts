import type { Feature } from '#client/on-demand.ts';
import { whenNear, whenOpened, whenShownAfter } from '#client/when.ts';
import { leftPresses } from '#features/favourites/presses.ts';
import { whenKept } from '#features/favourites/when-kept.ts';
import { REFRESH } from '#features/frame/popular.ts';
import { LISTING_CONTROLS, whenListing } from '#features/listing/when-listing.ts';
import { addressedProduct } from '#features/product/address.ts';
import { whenToast } from '#features/toasts/when-toast.ts';
import { whenTooltip } from '#features/tooltips/when-tooltip.ts';
import { keptWindows } from '#features/windows/windows-storage.ts';

/**
 * What pages start when it is called for. Each `import()` here is a chunk of its own, with its styles;
 * the build puts its addresses in place of the import (`astro.scripts.mjs`).
 */
export const features: readonly Feature[] = [
  {
    trigger: '[data-theme-choice],.banners button',
    when: (demand) => void demand(),
    load: () => import('./late.ts'),
  },
  {
    when: whenToast,
    load: () => import('#features/toasts/mount.ts'),
  },
  {
    when: whenTooltip,
    load: () => import('#features/tooltips/mount.ts'),
  },
  {
    when: whenKept,
    load: () => import('#layouts/favourites-page.ts'),
  },
  {
    trigger: '[data-store-filter]',
    focus: true,
    load: () => import('#features/stores/store-filter.ts'),
  },
  {
    trigger: '[data-country]',
    load: () => import('#features/frame/country.ts'),
  },
  {
    trigger: '.card-heart',
    when: (demand) => void (leftPresses() && demand()),
    load: () => import('#features/favourites/mount-hearts.ts'),
  },
  {
    trigger: '[data-suggests] input',
    focus: true,
    load: () => import('#features/search/mount.ts'),
  },
  {
    trigger: '[data-details]',
    load: () => import('#features/product/details-mount.tsx'),
    when: (demand) => void (addressedProduct() && demand()),
  },
  {
    trigger: '[data-open-window]',
    load: () => import('#features/windows/mount.tsx'),
    when: (demand) => void (keptWindows() && demand()),
  },
  {
    trigger: '.tabs [role="tab"]',
    load: () => import('#features/frame/tabs.ts'),
    when: whenOpened('.tree-panel'),
  },
  {
    load: () => import('#features/frame/popular-refresh.ts'),
    when: whenShownAfter(REFRESH, '.aside'),
  },
  {
    trigger: '[data-load-more]',
    load: () => import('#features/frame/load-more.ts'),
  },
  {
    trigger: '[data-forget]',
    load: () => import('#features/recommended/mount.ts'),
    when: whenNear('.recommended'),
  },
  {
    trigger: '.alert-form :is(input, button)',
    load: () => import('#features/alerts/mount.ts'),
    focus: true,
  },
  {
    trigger: LISTING_CONTROLS,
    load: () =>
      document.querySelector('[data-about]')
        ? import('#layouts/search-results.ts')
        : import('#features/listing/mount-listing.ts'),
    when: whenListing,
  },
];
