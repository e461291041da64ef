import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EDITIONS } from '#editions/editions.ts';
import { WIDTHS } from '../e2e/widths.ts';
import { indexPage } from './index-page.ts';
import { withChromium, withShop } from './shop.ts';
import { type Shot, shotsOf, THEMES, take } from './shots.ts';

/**
 * Writes pictures of every kind of page and every open state in both editions, at each width, light and
 * dark, to `screenshots/`, with an `index.html` to look at them by. `npm run screenshots -- WORD…` takes
 * only those whose name has one of the words, such as `home`, `uk`, `360` or `dark`.
 */
const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const words = process.argv.slice(2);
const AT_ONCE = 2;

const shots = EDITIONS.flatMap((edition) =>
  WIDTHS.flatMap((width) => THEMES.flatMap((theme) => shotsOf({ edition, width, theme }))),
).filter(({ name }) => words.every((word) => name.split('.').some((part) => part.includes(word))));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const failures: string[] = [];
await withShop((origin) =>
  withChromium([], async (browser) => {
    const waiting = [...shots];
    const work = async () => {
      for (let shot = waiting.shift(); shot; shot = waiting.shift()) await attempt(shot);
    };
    const attempt = async (shot: Shot) => {
      try {
        await take(shot, { browser, origin, file: join(folder, `${shot.name}.jpg`) });
      } catch (error) {
        failures.push(`${shot.name}: ${(error as Error).message}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }),
);
writeFileSync(join(folder, 'index.html'), indexPage(shots));
for (const failure of failures) console.error(failure);
console.log(`${shots.length - failures.length} pictures are in ${join(folder, 'index.html')}`);
process.exitCode = failures.length > 0 ? 1 : 0;
