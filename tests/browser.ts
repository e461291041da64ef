import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The Chromium to test in: CHROMIUM_PATH, else the system's, else Playwright's own; null where
 * there is none. @throws Error where CHROMIUM_PATH names none
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.CHROMIUM_PATH;
  if (named && isExecutable(named)) return named;
  if (named)
    throw new Error(`CHROMIUM_PATH=${named} is not a program; set it to a Chromium or leave it out.`);
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const places = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...places, chromium.executablePath()].find(isExecutable) ?? null;
}

/** The Chromium to test in, installed first where there is none. @throws Error where that fails too */
export function provideChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  const ways = [
    ...(isRoot && isDebian()
      ? ['apt-get update', 'apt-get install -y --no-install-recommends chromium']
      : []),
    `playwright install ${isRoot ? '--with-deps ' : ''}chromium`,
  ];
  for (const way of ways) {
    say(`No Chromium was found; installing one: ${way}`);
    const [command = '', ...parameters] = way.split(' ');
    spawnSync(command, parameters, { stdio: 'inherit' });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error('No Chromium could be installed; install one and set CHROMIUM_PATH to it.');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Ubuntu's package is only a stand-in for a snap, which does not run everywhere. */
function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
