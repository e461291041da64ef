import { expect, test, vi } from 'vitest';
import { createPopularity, type Sale } from '#catalogue/usage/popularity.ts';
import { type Clock, NOON, opened, use } from './support.ts';

const sale = (facts: Partial<Sale> = {}): Sale => ({
  edition: 'ES',
  version: '1',
  finds: () => true,
  brands: () => [
    { id: 'acme', brandName: 'Acme' },
    { id: 'lumera', brandName: 'Lumera' },
  ],
  ...facts,
});

function popularityAt(clock: Clock) {
  const usage = opened(clock);
  return { usage, popularity: createPopularity({ usage, now: () => clock.time }) };
}

test('uses of all offers of a product add up before they are damped', () => {
  const { usage, popularity } = popularityAt({ time: NOON });
  usage.record(use({ subject: 'offer1' }));
  usage.record(use({ subject: 'offer2', visitor: 'v2', kind: 'detail' }));
  usage.record(use({ subject: 'gone' }));
  const products = new Map([
    ['offer1', 7],
    ['offer2', 7],
  ]);
  const scores = popularity.productScores('ES', (id) => products.get(id));
  expect([...scores.keys()]).toEqual([7]);
  expect(scores.get(7)).toBeCloseTo(Math.log2(6), 9);
});

test('a million visitors weigh twenty times one, not a million times', () => {
  const weight = (visitors: number) => {
    const standings = () => [{ subject: 'a', text: '', visitors, weight: visitors }];
    return createPopularity({ usage: { standings } })
      .productScores('ES', (id) => id)
      .get('a');
  };
  expect(weight(1)).toBe(1);
  expect(weight(1_000_000)).toBeCloseTo(19.93, 2);
});

test('a search is asked for once an import, and the list is made anew every half minute', () => {
  const clock = { time: NOON };
  const { usage, popularity } = popularityAt(clock);
  const five = (subject: string) => {
    for (let n = 0; n < 5; n++) usage.record(use({ kind: 'search', subject, visitor: `v${n}` }));
  };
  const first = (facts: Partial<Sale>) => popularity.searches(sale(facts), 1)[0]?.texto_busqueda;
  const finds = vi.fn((text: string) => text === 'tetera');
  five('tetera');
  expect(first({ finds })).toBe('tetera');
  five('batidora');
  expect(first({ finds })).toBe('tetera');
  clock.time += 30_000;
  expect(first({ finds })).toBe('tetera');
  expect(finds.mock.calls.flat()).toEqual(['tetera', 'batidora']);
  expect(first({ version: '2', finds: (text) => text === 'batidora' })).toBe('batidora');
});

test('weights of searches hold those that may be shown, those of brands all', () => {
  const { usage, popularity } = popularityAt({ time: NOON });
  for (let n = 0; n < 7; n++) usage.record(use({ kind: 'search', subject: 'tetera', visitor: `v${n}` }));
  usage.record(use({ kind: 'search', subject: 'batidora' }));
  usage.record(use({ kind: 'brand', subject: 'acme' }));
  const searches = popularity.searchWeights('ES');
  expect(searches.get('tetera')).toBeCloseTo(3, 9);
  expect(searches.get('portátil 16 GB')).toBe(0);
  expect(searches.has('batidora')).toBe(false);
  expect(popularity.brandWeights('ES').get('acme')).toBeCloseTo(1, 9);
});

test('a brand rises with its fifth visitor, and only where it is on sale', () => {
  const clock = { time: NOON };
  const { usage, popularity } = popularityAt(clock);
  const ids = (facts: Partial<Sale> = {}) => popularity.brands(sale(facts), 5).map(({ id }) => id);
  for (let n = 0; n < 5; n++) {
    expect(ids()).toEqual(['acme', 'lumera']);
    usage.record(use({ kind: 'brand', subject: 'lumera', visitor: `v${n}` }));
    usage.record(use({ kind: 'brand', subject: 'unknown', visitor: `v${n}` }));
    clock.time += 30_000;
  }
  expect(ids()).toEqual(['lumera', 'acme']);
  expect(ids({ version: '2', brands: () => [{ id: 'acme', brandName: 'Acme' }] })).toEqual(['acme']);
});
