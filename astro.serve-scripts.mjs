import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Gives pages their inlined scripts and serves the chunks these ask for: from memory under development,
 * bundled anew when a source changes, and as files of the built site.
 * @param {import('./astro.scripts.mjs').Scripts} scripts
 * @param {() => Promise<import('./astro.scripts.mjs').Scripts>} bundleAnew
 * @returns {import('astro').AstroIntegration}
 */
export function pageScripts(scripts, bundleAnew) {
  let current = scripts;
  /** @type {import('vite').Plugin} */
  const plugin = {
    name: 'tecfinder:page-scripts',
    resolveId: (id) => (id in current.inlined ? id : undefined),
    load: (id) =>
      id in current.inlined ? `export default ${JSON.stringify(current.inlined[id])}` : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
        const content = current.files.get(path);
        if (content === undefined) return next();
        response.setHeader('Content-Type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
        response.end(content);
      });
      server.watcher.on('change', async (path) => {
        if (!current.sources.has(path)) return;
        try {
          current = await bundleAnew();
        } catch (error) {
          server.config.logger.error(String(error));
          return;
        }
        for (const environment of Object.values(server.environments)) {
          for (const id of Object.keys(current.inlined)) {
            const found = environment.moduleGraph.getModuleById(id);
            if (found) environment.moduleGraph.invalidateModule(found);
          }
          environment.hot.send({ type: 'full-reload' });
        }
      });
    },
  };
  return {
    name: 'tecfinder:page-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [path, content] of scripts.files) {
          const file = join(fileURLToPath(dir), path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
      },
    },
  };
}
