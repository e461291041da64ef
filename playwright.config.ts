import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/browser.ts';
import { todaysPlace } from './tests/e2e/place.ts';

/** Workers read this file again; what the first reading settles is left to them in the environment. */
process.env.E2E_PLACE ||= todaysPlace();
process.env.E2E_PORT ||= String(20_000 + (process.pid % 20_000));
const address = `http://127.0.0.1:${process.env.E2E_PORT}`;
/** `static` tests what static hosts are given, behind a server of files, save what needs a server. */
const isStatic = process.env.E2E_HOSTING === 'static';
/** Files answer as of their build: uses that journeys through the server leave would go on fading. */
process.env.E2E_DATA ||= join(process.env.E2E_PLACE, isStatic ? 'data-static' : 'data');
const asRoot = process.getuid?.() === 0;

/** The browser keeps the name it has without a window: a bot's, whose uses do not change what others are shown. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/clear-places.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  ...(isStatic && { grepInvert: /@server/ }),
  reporter: 'list',
  timeout: 30_000,
  use: {
    baseURL: address,
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: asRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: isStatic ? 'without-script/**' : ['without-script/**', 'static/**'],
    },
    {
      name: 'without script',
      use: { javaScriptEnabled: false },
      testMatch: 'without-script/**',
    },
  ],
  webServer: {
    command: isStatic ? 'node tests/e2e/static/serve.ts' : 'node src/cli/start.ts',
    url: `${address}/`,
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA,
      DIST_DIR: join(process.env.E2E_PLACE, 'dist'),
    },
    timeout: 600_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
