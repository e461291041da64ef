import type { Feature } from '#client/on-demand.ts';
import { whenToast } from '#features/toasts/when-toast.ts';
import { whenTooltip } from '#features/tooltips/when-tooltip.ts';

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
    when: whenTooltip,
    load: () => import('#features/tooltips/mount.ts'),
  },
  {
    trigger: '[data-open-window]',
    load: () => import('#features/windows/mount.tsx'),
  },
];
