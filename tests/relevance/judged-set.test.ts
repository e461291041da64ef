import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFile } from '../support/files.ts';
import { judgedOffers } from './judged-offers.ts';
import { readJudgedSet } from './judged-set.ts';

const JUDGMENTS = 'query,docid,rating\n"tv, 55""",1,3\ntv,2,0\n';

function read(products: string | Uint8Array, judgments = JUDGMENTS) {
  return readJudgedSet(temporaryFile('p.jsonl', products), temporaryFile('j.csv', judgments));
}

test('ids may be numbers, fields may be missing, texts may be quoted', () => {
  const { products, queries } = read(
    '{"id":1,"title":"TV"}\n\n{"id":"2","name":"Radio","attr_n_weight":3}\n',
  );
  expect(products.map(({ id }) => id)).toEqual(['1', '2']);
  expect(queries).toEqual(new Map([['tv, 55"', new Map([['1', 3]])]]));
});

test('a compressed file is read alike', () => {
  expect(read(gzipSync('{"id":1,"title":"TV"}')).products).toHaveLength(1);
});

test('a product becomes an offer with all that it tells', () => {
  const { products } = read(
    '{"id":7,"title":"DV7","supplier":"HP","price":10995,"ean":["0884420588030"],"attr_b_wifi":true,"attr_b_4g":false,"attr_n_display_diagonal":17}',
  );
  expect(judgedOffers(products)[0]).toMatchObject({
    id: '7',
    name: 'DV7',
    brand: 'HP',
    price: 10995,
    gtin: '00884420588030',
    specifications: 'wifi; display diagonal: 17',
  });
});

test('products of one GTIN stay apart', () => {
  const line = (id: number) => `{"id":${id},"title":"TV","ean":["0884420588030"]}`;
  const offers = judgedOffers(read(`${line(1)}\n${line(2)}`).products);
  expect(offers.map(({ gtin }) => gtin)).toEqual([undefined, undefined]);
});

test.each([
  ['{"id":1,"title":"TV"}\n{"title":"Radio"}', JUDGMENTS, /p\.jsonl, line 2: .*id/s],
  ['{"id":1,"title":"TV"}\n{"id":2}', JUDGMENTS, /line 2: title is missing/],
  ['{"id":1,', JUDGMENTS, /p\.jsonl, line 1/],
  ['', JUDGMENTS, /it has no products/],
  ['{"id":1,"title":"TV"}', 'query,doc\ntv,1\n', /j\.csv: the column docid, rating is missing/],
  ['{"id":1,"title":"TV"}', 'query,docid,rating\ntv,1,high\n', /j\.csv, line 2/],
  ['{"id":1,"title":"TV"}', 'query,docid,rating\ntv,1,0\n', /rated above 0/],
])('a bad file is named with its line: %j', (products, judgments, message) => {
  expect(() => read(products, judgments)).toThrow(message);
});

test('a file that is not there is named', () => {
  expect(() => readJudgedSet('/nowhere/p.jsonl', '/nowhere/j.csv')).toThrow(/nowhere\/p\.jsonl/);
});
