import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
const page = read('docs/design-system.md');
const tokens = read('src/styles/tokens.css');

const unique = (found: Iterable<RegExpMatchArray>) => [
  ...new Set([...found].map(([, name]) => name as string)),
];
const declared = unique(tokens.matchAll(/^\s+(--[a-z0-9-]+):/gm));
/** `--size-12` 14 16 … stands for a family. */
const family = (token: string) => token.replace(/-\d+$/, '');

test('the page on the design names every token, and none that is not there', () => {
  const named = unique(page.matchAll(/`(--[a-z0-9-]+)`/g));
  const families = new Set(named.map(family));
  expect(declared.filter((token) => !families.has(family(token)))).toEqual([]);
  expect(named.filter((token) => !declared.includes(token))).toEqual([]);
});

test('the parts it names have their styles', () => {
  const folder = fileURLToPath(new URL('../../src', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const styles = files.map((file) => read(`src/${file}`)).join('\n');
  const parts = unique(page.matchAll(/`(\.[a-z-]+)[`.]/g));
  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !styles.includes(part))).toEqual([]);
});
