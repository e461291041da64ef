import { describe, expect, test } from 'vitest';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { UseKind } from '#contract/use.ts';
import { offer } from '../support/offers.ts';
import { engines } from './engines.ts';
import { catalogueOf } from './support.ts';

const offers = [
  offer('a', { name: 'Portátil Norvik 15', brand: 'Norvik' }),
  offer('b', { name: 'Portátil Norvik 17', brand: 'Norvik' }),
  offer('c', { name: 'Tetera Azul', brand: 'Lumera' }),
];

function use(catalogue: Catalogue, kind: UseKind, subject: string, visitors: number): void {
  for (let n = 0; n < visitors; n++) {
    catalogue.record({ edition: 'ES', kind, subject, visitor: `v${n}`, at: Date.now() });
  }
}

const texts = async (catalogue: Catalogue, limit = 50) =>
  (await catalogue.popularSearches('ES', limit)).map(({ texto_busqueda }) => texto_busqueda);

describe.each(engines)('uses in $name', (engine) => {
  test('a search of five visitors that finds something comes first, the seeds after it', async () => {
    const catalogue = await catalogueOf(engine, offers);
    use(catalogue, 'search', 'tetera azul', 5);
    use(catalogue, 'search', 'portatil norvik', 4);
    use(catalogue, 'search', 'xyzzy plugh', 6);
    const [first, second, ...others] = await texts(catalogue);
    expect([first, second]).toEqual(['tetera azul', 'portátil 16 GB']);
    expect(others).not.toContain('portatil norvik');
    expect(others).not.toContain('xyzzy plugh');
  });

  test('a search that is a seed in other words is listed once, as the seed', async () => {
    const catalogue = await catalogueOf(engine, [offer('a', { name: 'Juego de mesa Torre' })]);
    use(catalogue, 'search', 'JUEGOS DE MESA', 7);
    const list = await texts(catalogue);
    expect(list.filter((text) => /mesa/i.test(text))).toEqual(['juego de mesa']);
    expect(list[0]).toBe('juego de mesa');
  });

  test('the words of a popular search are known by its id', async () => {
    const catalogue = await catalogueOf(engine, offers);
    use(catalogue, 'search', 'Tetera Azul', 5);
    expect(await catalogue.popularSearches('ES', 1)).toEqual([
      { id: 'tetera-azul', texto_busqueda: 'Tetera Azul' },
    ]);
    expect(await catalogue.searchOf('ES', 'tetera-azul')).toBe('Tetera Azul');
    expect(await catalogue.searchOf('ES', 'portatil-16-gb')).toBe('portátil 16 GB');
    expect(await catalogue.searchOf('UK', 'tetera-azul')).toBeUndefined();
    expect(await catalogue.searchOf('ES', 'nobody-asked')).toBeUndefined();
  });

  test('brands come by products on sale until five visitors have chosen one', async () => {
    const ids = async (catalogue: Catalogue) => (await catalogue.popularBrands('ES', 5)).map(({ id }) => id);
    const quiet = await catalogueOf(engine, offers);
    use(quiet, 'brand', 'lumera', 4);
    expect(await ids(quiet)).toEqual(['norvik', 'lumera']);
    const busy = await catalogueOf(engine, offers);
    use(busy, 'brand', 'lumera', 5);
    use(busy, 'brand', 'no-such-brand', 9);
    expect(await ids(busy)).toEqual(['lumera', 'norvik']);
  });

  test('nothing that is recorded throws', async () => {
    const catalogue = await catalogueOf(engine, offers);
    for (const subject of ['', '\u0000', '\ud800', '"', "';--", 'x'.repeat(10_000)]) {
      use(catalogue, 'offer', subject, 2);
      use(catalogue, 'search', subject, 6);
    }
    catalogue.record({ edition: 'ES', kind: 'offer', subject: 'a', visitor: 'v', at: Number.NaN });
    expect((await texts(catalogue))[0]).toBe('portátil 16 GB');
  });
});
