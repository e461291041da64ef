import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { COLUMN_NAMES } from '#engine/index/columns.ts';
import { importDay } from '../../contract/support.ts';
import { temporaryFolder } from '../../support/files.ts';
import { offer } from '../../support/offers.ts';

test('lists and searches can only look at these facts, and none is what a shop pays', () => {
  expect([...COLUMN_NAMES].sort()).toEqual([
    'brand',
    'category',
    'condition',
    'created',
    'discount',
    'inStock',
    'lowest',
    'offer',
    'owner',
    'price',
    'rating',
    'shops',
    'subcategory',
  ]);
});

test('which shop and network sells a product makes no difference to its place', async () => {
  const shops = ['m1', 'm2', 'm3'].map((merchantId, index) => ({
    merchantId,
    network: ['awin', 'tradedoubler', 'cj'][index] as string,
    merchantName: merchantId,
    feedKey: merchantId,
    link: `https://www.awin1.com/pclick.php?m=${merchantId}&commission=${index * 10}`,
    customLabels: [`commission ${index * 10}`],
  }));
  const orders = [];
  for (const turn of [0, 1, 2]) {
    const catalogue = openSqlite(join(temporaryFolder(), 'catalogue.sqlite'));
    const offers = ['a', 'b', 'c'].map((id, index) =>
      offer(id, { name: 'Cafetera', ...shops[(index + turn) % 3] }),
    );
    await importDay(catalogue, 0, offers);
    const found = await catalogue.search({ edition: 'ES', text: 'cafetera' });
    const listed = await catalogue.list({ edition: 'ES', list: 'popular' });
    orders.push([found, listed].map(({ products }) => products.map(({ id_c10 }) => id_c10).join()));
    await catalogue.close();
  }
  expect(new Set(orders.map(String))).toEqual(new Set([String(['a,b,c', 'a,b,c'])]));
});
