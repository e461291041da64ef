import { expect, test } from 'vitest';
import { taxonomy } from '#lib/taxonomy.ts';
import { categoriesScript } from '../../astro.tables.mjs';

test('categories are to browsers what the table says', async () => {
  const script = categoriesScript(taxonomy);
  const read = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  expect(read.default).toStrictEqual(taxonomy);
});
