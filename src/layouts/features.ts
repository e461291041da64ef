import type { Feature } from '#client/on-demand.ts';
import { addressedProduct } from '#features/product/address.ts';
import { whenToast } from '#features/toasts/when-toast.ts';
import { keptWindows } from '#features/windows/windows-storage.ts';

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
    trigger: '[data-details]',
    load: () => import('#features/product/details-mount.tsx'),
    when: (demand) => void (addressedProduct() && demand()),
  },
  {
    trigger: '[data-open-window]',
    load: () => import('#features/windows/mount.tsx'),
    when: (demand) => void (keptWindows() && demand()),
  },
];
