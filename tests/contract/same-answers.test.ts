import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { LISTS, SORTS } from '#contract/choices.ts';
import { importSamples } from '#feeds/samples.ts';
import { removeFolder, unmanagedFolder } from '../support/files.ts';
import { type Ask, askApi, askFiles } from './sources.ts';

const folder = unmanagedFolder();
let catalogue: Catalogue;
let api: Ask;
let files: Ask;

beforeAll(async () => {
  catalogue = openSqlite(join(folder, 'catalogue.sqlite'));
  await importSamples({ catalogue, now: new Date('2026-11-21T12:00:00.000Z') });
  api = askApi(catalogue);
  files = await askFiles(catalogue, join(folder, 'site'));
}, 120_000);
afterAll(async () => {
  await catalogue.close();
  removeFolder(folder);
});

const same = async (path: string) => {
  const [expected, found] = await Promise.all([api(path), files(path)]);
  expect(found, path).toEqual(expected);
};

const SCOPES = ['', '/category/computers', '/category/computers/laptops', '/subcategory/laptops'];
const FILTERS = ['', 'condition=used', 'min_price=20&max_price=300', 'exclude_deals=true&max_price=99.99'];

describe.each(LISTS)('the list %s', (list) => {
  test.each(SCOPES)('is the same in the scope "%s", in every order and with every filter', async (scope) => {
    for (const filter of FILTERS) {
      for (const sort of ['', ...SORTS.map((one) => `sort=${one}`)]) {
        for (const page of ['', 'page=2', 'page=3&limit=7', 'page=9999']) {
          await same(`/api/products/${list}${scope}?${[filter, sort, page].filter(Boolean).join('&')}`);
        }
      }
    }
  });
});
