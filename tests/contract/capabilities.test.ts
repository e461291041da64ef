import { describe, expect, onTestFinished, test } from 'vitest';
import { offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf, day, ids } from './support.ts';

describe.each(engines)('capabilities of $name', (engine) => {
  const source = { edition: 'ES', source: 'feed.csv', profile: 'test', seenAt: day(1) } as const;

  test('a second import while one runs does as the engine says, and harms neither', async () => {
    const catalogue = await catalogueOf(engine, [offer('a')]);
    const first = await catalogue.import(source);
    onTestFinished(() => first.abort());
    await first.put([offer('a'), offer('b')]);
    const second = catalogue.import({ ...source, edition: 'UK' });
    if (catalogue.capabilities.parallelImports) {
      const running = await second;
      await running.put([offer('c', { currency: 'GBP' })]);
      await running.finish();
      expect(ids(await catalogue.list({ edition: 'UK', list: 'all' }))).toEqual(['c']);
    } else {
      await expect(second).rejects.toMatchObject({ code: 'catalogue_busy' });
    }
    await first.finish();
    expect(ids(await catalogue.list({ edition: 'ES', list: 'all' })).sort()).toEqual(['a', 'b']);
  });

  test('lists and searches answer from the last finished import while another one runs', async () => {
    const catalogue = await catalogueOf(engine, [offer('a', { name: 'Tostadora' })]);
    const running = await catalogue.import(source);
    await running.put([offer('b', { name: 'Tostadora nueva' })]);
    expect(ids(await catalogue.search({ edition: 'ES', text: 'tostadora' }))).toEqual(['a']);
    await running.finish({ allowShrink: true });
    expect(ids(await catalogue.search({ edition: 'ES', text: 'tostadora' }))).toEqual(['b']);
  });
});
