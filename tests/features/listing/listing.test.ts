import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addressOf,
  again,
  arrive,
  ask,
  choose,
  fail,
  firstPage,
  hasMore,
  type Item,
  type Listing,
  lastPage,
  loadsItself,
  PAGES_BY_THEMSELVES,
  wanted,
} from '#features/listing/listing.ts';
import { readQuery } from '#features/listing/listing-query.ts';

const SIZE = 3;
const page = (from: number, to: number): Item[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id_c10: String(from + at) }));
const answer = (number: number, total: number) => ({
  page: number,
  products: page((number - 1) * SIZE, Math.min(total, number * SIZE)),
  total,
});
const start = (total: number, at = 1): Listing => ({
  query: { ...readQuery(''), page: at },
  size: SIZE,
  total,
  batches: [answer(at, total)],
  phase: 'ready',
  asked: 0,
  shown: 0,
  added: 0,
});
const ids = ({ batches }: Listing) => batches.flatMap(({ products }) => products.map(({ id_c10 }) => id_c10));

test('a next page exists by the total, not because the last was full', () => {
  expect([3, 4, 6].map((total) => hasMore(start(total)))).toEqual([false, true, true]);
  expect(hasMore(start(6, 2))).toBe(false);
});

test('more appends, earlier goes in front, and neither asks where there is nothing', () => {
  const asked = ask(start(9, 2), 'more');
  expect(wanted(asked)).toEqual([3]);
  const more = arrive(asked, asked.asked, [answer(3, 9)]);
  expect(ids(more)).toEqual(['3', '4', '5', '6', '7', '8']);
  expect(ask(more, 'more')).toBe(more);
  const back = ask(more, 'earlier');
  expect(wanted(back)).toEqual([1]);
  const whole = arrive(back, back.asked, [answer(1, 9)]);
  expect(ids(whole)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  expect(ask(whole, 'earlier')).toBe(whole);
});

test('what is under way is not asked twice', () => {
  const asked = ask(start(9), 'more');
  expect(ask(asked, 'more')).toBe(asked);
  expect(ask(choose(start(9), { sort: 'price_asc' }), 'more').phase).toBe('loading');
});

test('a choice starts from page 1 and replaces what was shown', () => {
  const chosen = choose(start(30, 4), { condition: 'used' });
  expect([wanted(chosen), addressOf(chosen)]).toEqual([[1], '?condition=used']);
  const shown = arrive(chosen, chosen.asked, [{ page: 1, products: [{ id_c10: 'x' }], total: 1 }]);
  expect([ids(shown), shown.shown, firstPage(shown)]).toEqual([['x'], 1, 1]);
});

test('an answer to an older question changes nothing', () => {
  const first = choose(start(9), { condition: 'used' });
  const second = choose(first, { condition: 'new' });
  expect(arrive(second, first.asked, [answer(1, 9)])).toBe(second);
  expect(fail(second, first.asked)).toBe(second);
});

test('a product that comes again is shown once', () => {
  const asked = ask(start(6), 'more');
  const shown = arrive(asked, asked.asked, [{ page: 2, products: page(2, 5), total: 6 }]);
  expect(ids(shown)).toEqual(['0', '1', '2', '3', '4']);
});

test('a failure keeps what is shown, and the same is asked again', () => {
  const asked = ask(start(9), 'more');
  const failed = fail(asked, asked.asked, '502: Bad Gateway');
  expect([failed.phase, failed.problem, ids(failed)]).toEqual([
    'more-failed',
    '502: Bad Gateway',
    ['0', '1', '2'],
  ]);
  const retried = again(failed);
  expect([retried.phase, retried.asked, wanted(retried)]).toEqual(['more', 2, [2]]);
  expect(again(start(9))).toEqual(start(9));
});

test('pages load themselves up to a point and then wait for a button', () => {
  let listing = start(300);
  let loaded = 0;
  while (loadsItself(listing)) {
    const asked = ask(listing, 'more');
    listing = arrive(asked, asked.asked, [answer(lastPage(listing) + 1, 300)]);
    loaded++;
  }
  expect(loaded).toBe(PAGES_BY_THEMSELVES);
  expect(ask(listing, 'more').phase).toBe('more');
});

test('whatever happens in whatever order, pages stand in a row and no product twice', () => {
  const step = fc.oneof(
    fc.record({ do: fc.constantFrom('more', 'earlier', 'again', 'choose', 'fail') }),
    fc.record({ do: fc.constant('answer'), late: fc.nat(3), total: fc.nat(20) }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 40 }), (at, steps) => {
      let listing = start(12, at);
      for (const one of steps) {
        if (one.do === 'more' || one.do === 'earlier') listing = ask(listing, one.do);
        else if (one.do === 'again') listing = again(listing);
        else if (one.do === 'choose') listing = choose(listing, { condition: 'used' });
        else if (one.do === 'fail') listing = fail(listing, listing.asked);
        else if ('late' in one && ['loading', 'more', 'earlier'].includes(listing.phase)) {
          const answers = wanted(listing).map((number) => answer(number, one.total));
          listing = arrive(listing, listing.asked - one.late, answers);
        }
        const pages = listing.batches.map((batch) => batch.page);
        expect(pages).toEqual(pages.map((_, index) => (pages[0] as number) + index));
        expect(new Set(ids(listing)).size).toBe(ids(listing).length);
      }
    }),
  );
});
