import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { provideChromium } from '../browser.ts';
import { todaysPlace } from '../e2e/place.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds what is stale and serves the shop of the sample feeds on a free port of this machine for as
 * long as `use` runs. @throws Error where the shop cannot start
 */
export async function withShop<Answer>(use: (origin: string) => Promise<Answer>): Promise<Answer> {
  const place = todaysPlace();
  const shop = spawn(process.execPath, ['src/cli/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: join(place, 'data'), DIST_DIR: join(place, 'dist') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(shop, 'exit');
  try {
    return await use(await Promise.race([originOf(shop.stdout), ended.then(refuse)]));
  } finally {
    shop.kill('SIGTERM');
    await ended;
  }
}

/** Opens the Chromium that tests use, with more parameters, for as long as `use` runs. */
export async function withChromium<Answer>(
  parameters: readonly string[],
  use: (browser: Browser) => Promise<Answer>,
): Promise<Answer> {
  const asRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: [...parameters, ...(asRoot ? ['--no-sandbox'] : [])],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, origin] = /open at (http:\S+)\//.exec(line) ?? [];
    if (origin) return origin;
    if (line.startsWith('Buil')) console.log(line);
  }
  return new Promise(() => {});
}

function refuse(): never {
  throw new Error('The shop did not start; its own message stands above.');
}
