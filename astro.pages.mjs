import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('./src/pages/_build.ts', import.meta.url));

/**
 * Has Astro bundle the pages without rendering them: the build does that with the bundle in `pages` beside
 * `client`, so that what did not change is neither bundled nor rendered anew.
 * @returns {import('astro').AstroIntegration}
 */
export function pageBundle() {
  /** @type {URL} */
  let outDir;
  /** @type {URL} */
  let server;
  return {
    name: 'tecfinder:page-bundle',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build') updateConfig({ vite: { plugins: [entry] } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
        server = config.build.server;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer({
          name: 'tecfinder:page-bundle',
          getStaticPaths: async () => [],
          render: async () => Response.error(),
          teardown: () => cp(new URL('.prerender/', server), new URL('pages/', outDir), { recursive: true }),
        });
      },
    },
  };
}

/** @type {import('vite').Plugin} */
const entry = {
  name: 'tecfinder:page-bundle',
  configEnvironment: (name) =>
    name === 'prerender' ? { build: { rolldownOptions: { input: ENTRY } } } : undefined,
};
