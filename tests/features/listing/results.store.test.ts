import { beforeEach, expect, test } from 'vitest';
import { readQuery } from '#features/listing/listing-query.ts';
import {
  $answer,
  $results,
  change,
  changeTo,
  linkTo,
  more,
  openResults,
  prefetchMore,
  restorePages,
  retry,
  showAddress,
} from '#features/listing/results.store.ts';

const product = (id: string) => ({
  id_c10: id,
  c10_product_name: id,
  search_price: 1,
  currency: 'EUR',
  aw_deep_link: 'https://example.com/',
});
/** Questions in their order, to be answered by the test. */
let asked: {
  path: string;
  check: (answer: unknown) => void;
  answer: (value: unknown) => void;
  refuse: (error: Error) => void;
}[];
let moves: [string, boolean][];

beforeEach(() => {
  asked = [];
  moves = [];
  $answer.set(undefined);
  openResults(
    {
      api: '/api/search',
      about: ['q', 'brand'],
      load: (path, { check }) =>
        new Promise((answer, refuse) => {
          asked.push({ path, check, answer, refuse });
        }),
      moved: (address, replace) => moves.push([address, replace]),
    },
    {
      query: readQuery('?q=tv', ['q']),
      size: 2,
      total: 6,
      batches: [{ page: 1, products: [{ id_c10: 'a' }, { id_c10: 'b' }] }],
      phase: 'ready',
      asked: 0,
      shown: 0,
      added: 0,
    },
  );
});

const settled = () => new Promise((done) => setTimeout(done));
const ids = () => $results.get()?.batches.flatMap(({ products }) => products.map(({ id_c10 }) => id_c10));
const page = (...names: string[]) => ({ products: names.map(product), total: 6 });

test('a choice moves the address and shows what is answered to it', async () => {
  change({ condition: 'used' });
  expect(moves).toEqual([['?q=tv&condition=used', false]]);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/search?q=tv&condition=used&page=1&limit=2&fields=card',
  ]);
  expect([$results.get()?.phase, ids()]).toEqual(['loading', ['a', 'b']]);
  const whole = { ...page('c'), corrected: 'tvs' };
  asked[0]?.answer(whole);
  await settled();
  expect([$results.get()?.phase, ids(), $answer.get()]).toEqual(['ready', ['c'], whole]);
});

test('what failed of several pages is asked again as a whole', async () => {
  void showAddress(readQuery('?q=lamp', ['q']), 2);
  const failed = asked.map(({ path }) => path);
  expect(failed).toHaveLength(2);
  for (const question of asked) question.refuse(new Error('503'));
  await settled();
  expect($results.get()?.phase).toBe('loading-failed');
  asked = [];
  retry();
  expect(asked.map(({ path }) => path)).toEqual(failed);
});

test('answers in the wrong order leave the latest choice shown', async () => {
  change({ condition: 'used' });
  change({ condition: 'new' });
  asked[1]?.answer(page('new'));
  await settled();
  asked[0]?.answer(page('used'));
  await settled();
  expect(ids()).toEqual(['new']);
  expect($answer.get()).toEqual(page('new'));
});

test('a link says where it leads by what it changes, and choosing it leads there', () => {
  expect(linkTo('brand=A')).toBe('?q=tv&brand=A');
  expect(linkTo('q=')).toBe('');
  changeTo('brand=A&condition=used');
  expect(moves).toEqual([['?q=tv&brand=A&condition=used', false]]);
  expect(linkTo('brand=')).toBe('?q=tv&condition=used');
});

test('an error of a machine is told in its words, an answer that is none has no words', async () => {
  change({ sort: 'recent' });
  asked[0]?.refuse(new Error('Failed to fetch search results'));
  await settled();
  expect($results.get()?.problem).toBe('Failed to fetch search results');
  retry();
  asked[1]?.answer('<html>');
  await settled();
  expect($results.get()).toMatchObject({ phase: 'loading-failed', problem: undefined });
});

test('a failure is told and asked again', async () => {
  more();
  asked[0]?.refuse(new Error('502: Bad Gateway'));
  await settled();
  expect($results.get()).toMatchObject({ phase: 'more-failed', problem: '502: Bad Gateway' });
  retry();
  asked[1]?.answer(page('c', 'd'));
  await settled();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
});

test('rubbish is a failure, is not to be kept, and is asked for once more', async () => {
  change({ sort: 'recent' });
  asked[0]?.answer('<html>');
  await settled();
  expect($results.get()?.phase).toBe('loading-failed');
  retry();
  expect(asked).toHaveLength(2);
  expect(() => asked[0]?.check('<html>')).toThrow();
  expect(() => asked[0]?.check({ products: [], total: 0 })).not.toThrow();
});

test('pages that are brought back appear all at once, or not at all', async () => {
  void restorePages(1, 2);
  expect($results.get()?.phase).toBe('ready');
  asked[1]?.answer(page('c', 'd'));
  await settled();
  expect(ids()).toEqual(['a', 'b']);
  asked[0]?.answer(page('a', 'b'));
  await settled();
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  void restorePages(1, 3);
  for (const { refuse } of asked.slice(2)) refuse(new Error('down'));
  await settled();
  expect([$results.get()?.phase, ids()]).toEqual(['ready', ['a', 'b', 'c', 'd']]);
});

test('what is fetched ahead is the next page, and only where there is one', () => {
  prefetchMore();
  expect(asked.map(({ path }) => path)).toEqual(['/api/search?q=tv&page=2&limit=2&fields=card']);
});
