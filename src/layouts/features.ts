import type { Feature } from '#client/on-demand.ts';
import { LISTING_CONTROLS, whenListing } from '#features/listing/when-listing.ts';
import { whenToast } from '#features/toasts/when-toast.ts';

/**
 * What pages start when it is called for. Each `import()` here is a chunk of its own, with its styles;
 * the build puts its addresses in place of the import (`astro.scripts.mjs`).
 */
export const features: readonly Feature[] = [
  {
    when: whenToast,
    load: () => import('#features/toasts/mount.ts'),
  },
  {
    trigger: '[data-suggests] input',
    focus: true,
    load: () => import('#features/search/mount.ts'),
  },
  {
    trigger: '[data-open-window]',
    load: () => import('#features/windows/mount.tsx'),
  },
  {
    trigger: LISTING_CONTROLS,
    load: () => import('#features/listing/mount-listing.ts'),
    when: whenListing,
  },
];
