import type { Feature } from '#client/on-demand.ts';

/**
 * What pages start when it is called for. Each `import()` here is a chunk of its own, with its styles;
 * the build puts its addresses in place of the import (`astro.scripts.mjs`).
 */
export const features: readonly Feature[] = [
  {
    trigger: '[data-open-window]',
    load: () => import('#features/windows/mount.tsx'),
  },
];
