import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import categories from '../../data/categories.json' with { type: 'json' };
import searches from '../../data/popular-searches.json' with { type: 'json' };
import type { faults } from '../../data/samples/dirt.ts';
import { samples } from '../../data/samples/samples.ts';
import { shops } from '../../data/samples/shops.ts';
import { advertiserSchema } from '../../src/contract/directory.ts';
import { toGtin14 } from '../../src/lib/gtin.ts';

type Row = Record<string, string>;

const data = join(import.meta.dirname, '../../data');
const made = samples();
const names = new Set(shops.map(({ name }) => name));
const editions = ['ES', 'UK'] as const;

function rowsOf(path: string): Row[] {
  const bytes = made.get(path);
  if (!bytes) throw new Error(`no ${path}`);
  const shop = shops.find(({ slug }) => path.includes(`/${slug}.`));
  const text = new TextDecoder(shop?.dialect.encoding === 'cp1252' ? 'windows-1252' : 'utf-8').decode(
    path.endsWith('.zip') ? unzipped(bytes) : gunzipSync(bytes),
  );
  const delimiter = shop?.dialect.delimiter ?? ',';
  return Papa.parse<Row>(text.trimEnd(), { header: true, delimiter }).data;
}

function unzipped(bytes: Buffer): Buffer {
  const start = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28);
  return inflateRawSync(bytes.subarray(start, start + bytes.readUInt32LE(18)));
}

const newest = Object.fromEntries(
  editions.map((edition) => [
    edition,
    [...made.keys()]
      .filter((path) => path.startsWith(`feeds/${edition.toLowerCase()}/`) && path.includes('.2026-11-17.'))
      .flatMap(rowsOf),
  ]),
) as Record<(typeof editions)[number], Row[]>;

const code = (row: Row) => row.ean ?? row.product_GTIN ?? '';
const isBlank = (row: Row) => Object.values(row).every((cell) => cell === '');
const isShifted = (row: Row) => !isBlank(row) && !names.has(row.merchant_name ?? '');
const inPlace = (rows: readonly Row[]) => rows.filter((row) => !isBlank(row) && !isShifted(row));

const signs: Record<keyof typeof faults, (row: Row) => boolean> = {
  'ean-exponent': (row) => code(row) === '7.94E+11',
  'ean-check-digit': (row) => /^\d{13}$/.test(code(row)) && toGtin14(code(row)) === null,
  'price-missing': (row) => row.search_price === '',
  'price-zero': (row) => row.search_price === '0.00',
  'price-styled': (row) => /€|GBP/.test(row.search_price ?? ''),
  'link-http': (row) => row.aw_deep_link?.startsWith('http:') === true,
  'link-script': (row) => row.aw_deep_link?.startsWith('javascript:') === true,
  'name-missing': (row) => row.product_name === '',
  'name-full-stop': (row) => row.product_name?.endsWith('.') === true,
  'entities-twice': (row) => row.product_name?.includes('&amp;') === true,
  'columns-shifted': isShifted,
  'row-blank': isBlank,
  'currency-other': (row) => row.currency === 'USD',
  'newline-quoted': (row) => row.description?.includes('\r\n') === true,
  'category-untelling': (row) => /^(Varios|Misc)$/.test(row.merchant_category ?? ''),
  'markup-active': (row) => row.description?.includes('<script') === true,
  'picture-missing': (row) => row.merchant_image_url === '',
  'picture-broken': (row) => row.merchant_image_url?.endsWith('.example/') === true,
};

test('the committed files are what the tables make, to the byte', () => {
  for (const [path, bytes] of made) {
    expect(readFileSync(join(data, path)).equals(bytes), `${path}: run npm run samples`).toBe(true);
  }
});

describe.each(editions)('the %s feeds', (edition) => {
  const rows = inPlace(newest[edition]);
  const clean = rows.filter((row) => toGtin14(code(row)));

  test('hold at least 1,500 offers', () => {
    expect(rows.length).toBeGreaterThan(1500);
  });

  test('reach every subcategory with at least four products, and 40 of them with twelve', () => {
    const products = new Map<string, Set<string>>();
    for (const row of clean) {
      const shelf = /\/([a-z-]+)-[1-4]\.webp$/.exec(row.merchant_image_url ?? '')?.[1] ?? '';
      products.set(shelf, (products.get(shelf) ?? new Set()).add(code(row)));
    }
    const sizes = categories.flatMap(({ subcategories }) =>
      subcategories.map(({ slug }) => products.get(slug)?.size ?? 0),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(sizes.filter((size) => size >= 12).length).toBeGreaterThanOrEqual(40);
  });

  test('sell more than a third of the products in two shops or more', () => {
    const sellers = new Map<string, Set<string>>();
    for (const row of clean) {
      sellers.set(code(row), (sellers.get(code(row)) ?? new Set()).add(row.merchant_id ?? ''));
    }
    const shared = [...sellers.values()].filter((shopIds) => shopIds.size > 1).length;
    expect(shared / sellers.size).toBeGreaterThan(1 / 3);
  });

  test.each(Object.entries(signs))('hold the fault %s twice', (fault, shows) => {
    const whole = fault === 'row-blank' || fault === 'columns-shifted';
    expect((whole ? newest[edition] : rows).filter(shows)).toHaveLength(2);
  });

  test('repeat a product id twice', () => {
    const ids = rows.map((row) => `${row.merchant_id} ${row.merchant_product_id}`);
    expect(ids.length - new Set(ids).size).toBe(2);
  });

  test('answer every popular search', () => {
    const texts = rows.map((row) =>
      plain(`${row.product_name} ${row.merchant_category} ${row.keywords} ${row.description}`),
    );
    const unanswered = searches[edition].filter(
      (search) =>
        !texts.some((text) =>
          plain(search)
            .split(' ')
            .every((word) => text.includes(word)),
        ),
    );
    expect(unanswered).toEqual([]);
  });

  test('come from shops of the stores page', () => {
    const listed = JSON.parse(made.get('advertisers.json')?.toString() ?? '')[edition];
    const ids = advertiserSchema
      .array()
      .parse(listed)
      .map(({ advertiserId }) => advertiserId);
    expect(ids).toEqual(expect.arrayContaining([...new Set(rows.map((row) => row.merchant_id))]));
  });
});

test('prices move, offers come and go between the versions of a feed', () => {
  const prices = (date: string) =>
    new Map(
      inPlace(rowsOf(`feeds/es/tecnoriva.${date}.csv.gz`)).map((row) => [
        row.merchant_product_id,
        Number(row.search_price),
      ]),
    );
  const before = prices('2026-10-20');
  const after = prices('2026-11-17');
  const kept = [...before].filter(([id]) => after.has(id));
  expect(kept.filter(([id, price]) => price !== after.get(id)).length).toBeGreaterThan(50);
  expect(kept.filter(([id, price]) => (after.get(id) ?? price) < price * 0.9).length).toBeGreaterThan(20);
  expect(before.size - kept.length).toBeGreaterThan(3);
  expect(after.size - kept.length).toBeGreaterThan(3);
});

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
