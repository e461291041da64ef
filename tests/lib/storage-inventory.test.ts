import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITION_COOKIE } from '#editions/editions.ts';
import { storageInventory } from '#lib/storage-inventory.ts';

const names = new Set(storageInventory.map(({ name }) => name));

test('the local flag is in the inventory', () => {
  expect(names).toContain(EDITION_COOKIE);
});

test('every name of our own that the sources store under is in the inventory', () => {
  const used = globSync('src/**/*.{ts,tsx,astro,js}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](tecfinder[_:-]\w+)['"`]/g)].map((match) => match[1]),
  );
  expect(used).toContain('tecfinder_theme');
  expect(used.filter((name) => name && !names.has(name))).toEqual([]);
});

test('storage is reached only in files that name what they store', () => {
  const reaching = globSync('src/**/*.{ts,tsx,astro,js}').filter((file) =>
    /\b(?:localStorage|sessionStorage)\.(?:get|set)Item\(|\bCookies\.set\(|\bpersistent(?:Atom|Map)\b/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  const unnamed = reaching.filter(
    (file) => !/tecfinder[_:-]\w+|EDITION_COOKIE/.test(readFileSync(file, 'utf8')),
  );
  expect(unnamed).toEqual([]);
});
