import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAstro } from '../../../src/cli/render/run-astro.ts';
import { temporaryFolder } from '../../support/files.ts';

/** A stand-in for Astro that cannot share its folder, and fails for what it is not to bundle. */
const ASTRO = `import { mkdirSync, rmdirSync } from 'node:fs';
mkdirSync('.astro');
mkdirSync(process.env.OUT_DIR + '/pages', { recursive: true });
await new Promise((done) => setTimeout(done, 50));
rmdirSync('.astro');
process.exit(process.env.HOSTING === 'static' ? 1 : 0);`;

test('two bundlings do not meet in the folder that Astro has for both, and one that fails lets the next go on', async () => {
  const root = temporaryFolder();
  const bin = join(root, 'node_modules', 'astro', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'astro.mjs'), ASTRO);
  const run = (edition: 'ES' | 'UK', hosting: 'node' | 'static') =>
    runAstro({ edition, hosting, root, outDir: join(root, edition + hosting) });
  const [, failed, after] = await Promise.allSettled([
    run('ES', 'node'),
    run('UK', 'static'),
    run('UK', 'node'),
  ]);
  expect(failed.status).toBe('rejected');
  expect(after).toEqual({ status: 'fulfilled', value: undefined });
});
