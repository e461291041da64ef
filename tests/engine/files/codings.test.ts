import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSchema } from '#contract/product.ts';
import { ByteReader, ByteWriter } from '#engine/files/bytes.ts';
import { decodeFacts, encodeFacts, FACT_GROUPS } from '#engine/files/facts.ts';
import { fromItem, fromSpans, ITEM_FIELDS, toItem, toSpans } from '#engine/files/item.ts';
import { readColumn, writeColumn } from '#engine/files/number-column.ts';
import { decodePiece, encodePiece } from '#engine/files/order-piece.ts';
import { decodeRouter, encodeRouter } from '#engine/files/router.ts';
import { decodeShard, encodeShard } from '#engine/files/shard.ts';
import { readTexts, writeTexts } from '#engine/files/text-list.ts';
import { decodeWords, encodeWords } from '#engine/files/words.ts';
import { createColumns } from '#engine/index/columns.ts';
import { find, sortTexts, textAt } from '#engine/index/dictionary.ts';
import { decode } from '#engine/index/segment.ts';

const written = (write: (writer: ByteWriter) => void): ByteReader => {
  const writer = new ByteWriter();
  write(writer);
  return new ByteReader(writer.finish());
};
const text = fc.oneof(fc.string({ maxLength: 6 }), fc.string({ unit: 'grapheme', maxLength: 4 }));
const sortedTexts = fc.uniqueArray(text, { maxLength: 40 }).map(sortTexts);

describe('what is written is read as it was', () => {
  test('numbers of any size', () => {
    const numbers = fc.array(fc.nat(Number.MAX_SAFE_INTEGER));
    fc.assert(
      fc.property(numbers, (all) => {
        const reader = written((writer) => {
          for (const number of all) writer.varint(number);
        });
        expect(all.map(() => reader.varint())).toEqual(all);
      }),
    );
  });

  test('columns of few and of many values', () => {
    const column = fc.oneof(
      fc.array(fc.nat(5), { maxLength: 600 }),
      fc.array(fc.nat(0xffff_ffff), { maxLength: 600, size: 'max' }),
      fc.integer({ min: 0, max: 700 }).map((length) => Array.from({ length }, (_, at) => at * 7)),
    );
    fc.assert(
      fc.property(column, (numbers) => {
        const reader = written((writer) => writeColumn(writer, numbers));
        expect([...readColumn(reader)]).toEqual(numbers);
        expect(reader.rest()).toHaveLength(0);
      }),
    );
  });

  test('sorted texts', () => {
    fc.assert(
      fc.property(sortedTexts, (texts) => {
        const wellFormed = texts.map((each) => each.toWellFormed());
        expect(readTexts(written((writer) => writeTexts(writer, wellFormed)))).toEqual(wellFormed);
      }),
    );
  });

  test('pieces of an order, and what is cut off is told', () => {
    const piece = fc
      .array(fc.tuple(fc.nat(0xffff_ffff), fc.nat(0xffff_ffff), fc.nat(15)), { maxLength: 400, size: 'max' })
      .map((all) => ({
        products: Uint32Array.from(all, ([product]) => product),
        prices: Uint32Array.from(all, ([, price]) => price),
        traits: Uint8Array.from(all, ([, , traits]) => traits),
      }));
    fc.assert(
      fc.property(piece, (given) => {
        const bytes = encodePiece(given);
        expect(decodePiece(bytes)).toEqual(given);
        expect(() => decodePiece(bytes.subarray(0, -1))).toThrow(RangeError);
      }),
    );
    const [three, two] = [Uint32Array.of(1, 2, 3), Uint32Array.of(5, 7)];
    const uneven = encodePiece({ products: three, prices: two, traits: Uint8Array.of(1, 2, 3) });
    expect(() => decodePiece(uneven)).toThrow('not all of the products');
  });

  test('words with their frequencies', () => {
    const words = [
      { word: 'casa', frequency: 3 },
      { word: 'casaca', frequency: 70_000 },
      { word: 'ñu', frequency: 1 },
    ];
    expect(decodeWords(encodeWords(words))).toEqual(words);
    expect(decodeWords(encodeWords([]))).toEqual([]);
  });

  test('postings of terms', () => {
    const posting = fc.record({
      product: fc.integer({ min: 1, max: 90_000 }),
      impact: fc.integer({ min: 1, max: 255 }),
    });
    const postings = fc.uniqueArray(posting, {
      selector: ({ product }) => product,
      minLength: 1,
      maxLength: 30,
    });
    const terms = fc.dictionary(fc.stringMatching(/^[a-zñ0-9]{1,8}$/), postings, { maxKeys: 12 });
    fc.assert(
      fc.property(terms, (made) => {
        const sorted = sortTexts(Object.keys(made)).map((term) => {
          const found = (made[term] ?? []).toSorted((a, b) => a.product - b.product);
          return {
            term,
            products: Uint32Array.from(found, ({ product }) => product),
            impacts: Uint8Array.from(found, ({ impact }) => impact),
          };
        });
        const shard = decodeShard(encodeShard(sorted));
        const into = { docs: new Uint32Array(0), impacts: new Uint8Array(0) };
        for (const [at, { term, products, impacts }] of sorted.entries()) {
          expect(textAt(shard.terms, at)).toBe(term);
          const count = decode(shard, at, into);
          expect(into.docs.slice(0, count)).toEqual(products);
          expect(into.impacts.slice(0, count)).toEqual(impacts);
        }
      }),
    );
  });

  test('facts of products, block by block and in any order', () => {
    const size = 300;
    const make = () => ({
      columns: createColumns(size + 1),
      levels: new Uint32Array(size + 1),
      turns: new Uint32Array(size + 1),
    });
    const fact = fc.record({
      price: fc.nat(0xffff_ffff),
      inStock: fc.nat(1),
      discount: fc.nat(1),
      condition: fc.nat(2),
      brand: fc.nat(70_000),
      rating: fc.nat(5001),
      created: fc.nat(0xffff_ffff),
      level: fc.nat(2),
    });
    fc.assert(
      fc.property(
        fc.array(fact, { minLength: size, maxLength: size }),
        fc.integer({ min: 1, max: size }),
        (facts, cut) => {
          const given = make();
          for (const [at, { level, ...columns }] of facts.entries()) {
            for (const [name, value] of Object.entries(columns))
              given.columns[name as 'price'][at + 1] = value;
            given.levels[at + 1] = level;
            given.turns[at + 1] = level === given.levels[at] && at > 0 ? (given.turns[at] as number) + 1 : 0;
          }
          const read = make();
          for (const [start, end] of [
            [cut, size + 1],
            [1, cut],
          ] as const) {
            for (const group of FACT_GROUPS) {
              if (end > start) decodeFacts(group, encodeFacts(group, given, start, end), read, start, end);
            }
          }
          expect(read).toEqual(given);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('a product, with the time its feed was seen last told apart', () => {
    const product = productSchema.parse({
      id_c10: 'a',
      c10_product_name: 'Taza',
      search_price: 0,
      currency: 'EUR',
      in_stock: false,
      merchant_id: 'm',
      merchant_name: 'M',
      aw_deep_link: 'https://m.example',
      condition: 'new',
      seen_at: '2026-11-02',
      shops: 0,
      lowest_price: 1.5,
      isbn: '9780306406157',
    });
    const seen = ['2026-11-01', '2026-11-02'];
    expect(fromItem(toItem(product, undefined), seen)).toEqual(product);
    expect(toItem(product, 1)).not.toContain('2026-11-02');
    expect(fromItem(toItem(product, 1), ['', '2026-11-09'])).toEqual({ ...product, seen_at: '2026-11-09' });
    expect(new Set(ITEM_FIELDS)).toEqual(new Set(Object.keys(productSchema.shape)));
  });

  test('a price history, whose end moves with the time its offer was seen', () => {
    const history = [
      { since: '1', until: '2', price: 9.99, in_stock: true },
      { since: '3', until: '5', price: 8, in_stock: false },
    ];
    expect(fromSpans(toSpans(history, '5'), '5')).toEqual(history);
    expect(fromSpans(toSpans(history, '5'), '7').at(-1)).toMatchObject({ until: '7' });
  });
});

test('the router tells the one shard that can hold a term', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.stringMatching(/^[a-z0-9ñ𝕏]{1,5}$/u), { minLength: 1, maxLength: 60 }),
      fc.integer({ min: 1, max: 9 }),
      (all, size) => {
        const texts = sortTexts(all);
        const shards = Array.from({ length: Math.ceil(texts.length / size) }, (_, at) =>
          texts.slice(at * size, (at + 1) * size),
        );
        const ranges = shards.map((shard) => [shard[0] as string, shard.at(-1) as string] as const);
        const router = decodeRouter(
          encodeRouter(ranges, shards.map((_, at) => String(at).padStart(7, '-')).join('')),
        );
        for (const [at, shard] of shards.entries()) {
          for (const term of shard) expect(router.shardOf(term)).toBe(at);
          expect(router.name(at)).toBe(String(at).padStart(7, '-'));
          const [first, last] = router.shardsOf([...(shard[0] as string)][0] as string);
          expect(at).toBeGreaterThanOrEqual(first);
          expect(at).toBeLessThanOrEqual(last);
        }
      },
    ),
  );
});

test.each([[[]], [[0x80]], [[2, 5]]])('bytes that are cut are told: %j', (bytes) => {
  expect(() => readColumn(new ByteReader(Uint8Array.from(bytes)))).toThrow(RangeError);
});

test('a shard that is cut is told, and one that is whole is found in', () => {
  const whole = encodeShard([{ term: 'tv', products: Uint32Array.of(3, 9), impacts: Uint8Array.of(1, 2) }]);
  expect(find(decodeShard(whole).terms, 'tv')).toBe(0);
  expect(() => decodeShard(whole.subarray(0, -1))).toThrow(RangeError);
});
