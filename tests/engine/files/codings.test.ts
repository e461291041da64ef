import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { productSchema } from '#contract/product.ts';
import { Chances, type Coder, decoded, encoded } from '#engine/files/coder.ts';
import { FORMAT } from '#engine/files/directory.ts';
import { decodeFacts, encodeFacts, FACT_GROUPS } from '#engine/files/facts.ts';
import { fromItem, fromSpans, ITEM_FIELDS, toItem, toSpans } from '#engine/files/item.ts';
import { decodeLevels, encodeLevels } from '#engine/files/levels.ts';
import { codeNumbers, codeRepeating } from '#engine/files/numbers.ts';
import { decodePiece, encodePiece } from '#engine/files/order-piece.ts';
import { decodeRouter, encodeRouter } from '#engine/files/router.ts';
import { sealed } from '#engine/files/seal.ts';
import { decodeShard, encodeShard } from '#engine/files/shard.ts';
import { codeTexts } from '#engine/files/texts.ts';
import { decodeWords, encodeWords } from '#engine/files/words.ts';
import { createColumns } from '#engine/index/columns.ts';
import { sortTexts, textAt } from '#engine/index/dictionary.ts';
import { decode } from '#engine/index/segment.ts';

const text = fc.oneof(fc.string({ maxLength: 6 }), fc.string({ unit: 'grapheme', maxLength: 4 }));
const sortedTexts = fc.uniqueArray(text, { maxLength: 40 }).map(sortTexts);

describe('what is written is read as it was', () => {
  test('symbols of any chances, among bits that have none', () => {
    const widths = [1, 2, 5, 8];
    const symbol = fc.tuple(fc.nat(widths.length - 1), fc.nat(0xff), fc.nat(0xffff));
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 3000, size: 'max' }), (all) => {
        const code = (coder: Coder, given: typeof all) => {
          const chances = widths.map((bits) => new Chances(bits));
          return given.map(([at, symbol, bits]) => {
            const own = chances[at] as Chances;
            return [
              at,
              coder.symbol(own, symbol % 2 ** own.bits),
              coder.even(2 * own.bits, bits % 4 ** own.bits),
            ];
          });
        };
        const bytes = encoded((coder) => code(coder, all));
        const unknown = all.map(([at]): [number, number, number] => [at, 0, 0]);
        expect(decoded(bytes, (coder) => code(coder, unknown))).toEqual(encodedAs(all));
      }),
    );

    function encodedAs(all: readonly (readonly [number, number, number])[]) {
      return all.map(([at, symbol, bits]) => {
        const width = widths[at] as number;
        return [at, symbol % 2 ** width, bits % 4 ** width];
      });
    }
  });

  test('a long run of what is sure takes next to nothing, and ends where it ends', () => {
    const run = (coder: Coder, bitAt: (at: number) => number) => {
      const chances = new Chances(1);
      return Array.from({ length: 100_000 }, (_, at) => coder.symbol(chances, bitAt(at)));
    };
    const bytes = encoded((coder) => run(coder, (at) => Number(at < 99_999)));
    expect(bytes.length).toBeLessThan(100_000 / 8 / 50);
    expect(decoded(bytes, (coder) => run(coder, () => 0)).indexOf(0)).toBe(99_999);
  });

  test('what ends too early is told before it is taken for something', () => {
    const numbers = Uint32Array.from({ length: 900 }, (_, at) => (at * 7919) % 65_521);
    const bytes = encoded((coder) => codeNumbers(coder, numbers));
    const read = () => decoded(bytes.subarray(0, 90), (coder) => codeNumbers(coder, new Uint32Array(900)));
    expect(read).toThrow(RangeError);
  });

  test('a symbol that has more bits than its chances is refused', () => {
    expect(() => encoded((coder) => coder.symbol(new Chances(2), 4))).toThrow(RangeError);
  });

  test('columns of few and of many values', () => {
    const largest = 0xffff_ffff;
    const column = fc
      .oneof(
        fc.array(fc.nat(5), { maxLength: 600 }),
        fc.array(fc.constantFrom(0, 1, 2, 2 ** 31 - 1, 2 ** 31, largest - 1, largest), { maxLength: 90 }),
        fc.array(fc.nat(largest), { maxLength: 600, size: 'max' }),
        fc.integer({ min: 0, max: 700 }).map((length) => Array.from({ length }, (_, at) => at * 7)),
      )
      .map((numbers) => Uint32Array.from(numbers));
    fc.assert(
      fc.property(column, fc.constantFrom(codeNumbers, codeRepeating), (numbers, code) => {
        const bytes = encoded((coder) => code(coder, Uint32Array.from(numbers)));
        const read = new Uint32Array(numbers.length);
        decoded(bytes, (coder) => code(coder, read));
        expect(read).toEqual(numbers);
      }),
    );
  });

  test('texts, sorted or not', () => {
    fc.assert(
      fc.property(fc.oneof(sortedTexts, fc.array(text)), (texts) => {
        const wellFormed = texts.map((each) => each.toWellFormed());
        const bytes = encoded((coder) => codeTexts(coder, wellFormed));
        expect(decoded(bytes, (coder) => codeTexts(coder, []))).toEqual(wellFormed);
      }),
    );
  });

  test('levels of popularity, to the bit', () => {
    fc.assert(
      fc.property(fc.array(fc.float({ min: 0, noNaN: true })), (given) => {
        const levels = Float32Array.from(given);
        expect(decodeLevels(encodeLevels(levels))).toEqual(levels);
      }),
    );
  });

  test('pieces of an order', () => {
    const piece = fc
      .array(fc.tuple(fc.nat(0xffff_ffff), fc.nat(0xffff_ffff), fc.nat(15)), { maxLength: 400, size: 'max' })
      .map((all) => ({
        products: Uint32Array.from(all, ([product]) => product),
        prices: Uint32Array.from(all, ([, price]) => price),
        traits: Uint8Array.from(all, ([, , traits]) => traits),
      }));
    fc.assert(
      fc.property(piece, (given) => {
        expect(decodePiece(encodePiece(given))).toEqual(given);
      }),
    );
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

test('who changes what is written for the same raises FORMAT, as browsers keep what was written before', () => {
  const bytes = encoded((coder) => {
    codeNumbers(coder, Uint32Array.of(0, 1, 2, 3, 500, 70_000, 0xffff_ffff));
    codeRepeating(coder, Uint32Array.of(7, 7, 9, 7, 9, 9, 7));
    codeTexts(coder, ['casa', 'casaca', 'ñu']);
    const chances = new Chances(4);
    for (const symbol of [1, 1, 1, 2, 1, 15]) coder.symbol(chances, symbol);
  });
  expect(FORMAT).toBe(6);
  expect(Buffer.from(sealed(bytes)).toString('hex')).toBe(
    '9d033aaaff77a2924909abacd7e27fffffea3501d1b973a687f39ee6a60dbc04c8a3ddc612',
  );
});
