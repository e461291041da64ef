import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportEdition } from '#export/export-edition.ts';
import { assortment } from '../api/real.ts';
import { type Engine, engines } from '../contract/engines.ts';
import { catalogueOf, importDay } from '../contract/support.ts';
import { temporaryFolder } from '../support/files.ts';
import { gtin, offer } from '../support/offers.ts';

const engine = engines[0] as Engine;
const edition = 'ES' as const;

const filesIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(join(folder, 'data'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  );

test('the same catalogue gives the same bytes', async () => {
  const catalogue = await catalogueOf(engine, assortment(100));
  const [one, other] = [temporaryFolder(), temporaryFolder()];
  await exportEdition(catalogue, { edition, folder: one });
  await exportEdition(catalogue, { edition, folder: other });
  expect(filesIn(one)).toEqual(filesIn(other));
});

test('an export after a change writes little, and what one from nothing writes', async () => {
  const catalogue = await catalogueOf(engine, assortment(400));
  const [first, next, fresh] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  const whole = await exportEdition(catalogue, { edition, folder: first });
  await importDay(
    catalogue,
    1,
    assortment(400).map((each) => (each.id === 'p7' ? { ...each, price: each.price + 1 } : each)),
  );
  const changed = await exportEdition(catalogue, { edition, folder: next, earlier: first });
  await exportEdition(catalogue, { edition, folder: fresh });
  expect(filesIn(next)).toEqual(filesIn(fresh));
  expect(changed.files).toHaveLength(whole.files.length);
  expect(changed.written).toBeLessThan(whole.files.length / 20);
  expect(changed.files.map((path) => `/${path}`).sort()).toEqual([...filesIn(next).keys()].sort());
});

test('what another program wrote is made anew', async () => {
  const catalogue = await catalogueOf(engine, assortment(30));
  const folder = temporaryFolder();
  await exportEdition(catalogue, { edition, folder, program: 'one' });
  await exportEdition(catalogue, { edition, folder, earlier: folder, program: 'two' });
  expect(JSON.parse(readFileSync(join(folder, 'data/record.json'), 'utf8'))).toMatchObject({
    program: 'two',
  });
});

test('an offer that competes no more changes what is written of its product', async () => {
  const at = (n: number) => ({ gtin: gtin(1), price: 900 + n, merchantId: `m${n}`, feedKey: `test/m${n}/1` });
  const [cheap, dear] = [offer('cheap', at(1)), offer('dear', at(2))];
  const catalogue = await catalogueOf(engine, [cheap, dear]);
  const [first, next, fresh] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
  await exportEdition(catalogue, { edition, folder: first });
  await importDay(catalogue, 4, [cheap]);
  await exportEdition(catalogue, { edition, folder: next, earlier: first });
  await exportEdition(catalogue, { edition, folder: fresh });
  expect(filesIn(next)).toEqual(filesIn(fresh));
});

test.each([[false], [true]])(
  'an export into a folder with files of an older one writes what one from nothing writes, and tells what it holds; a spare: %s',
  async (isSpare) => {
    const catalogue = await catalogueOf(engine, assortment(200));
    const [first, second, fresh] = [temporaryFolder(), temporaryFolder(), temporaryFolder()];
    await exportEdition(catalogue, { edition, folder: first });
    await importDay(
      catalogue,
      1,
      assortment(200).map((each, at) => ({ ...each, price: each.price + (at % 50 === 0 ? 7 : 0) })),
    );
    await exportEdition(catalogue, { edition, folder: second, earlier: first });
    const published = filesIn(second);
    await importDay(catalogue, 2, assortment(180));
    const older = [...filesIn(first).keys()];
    const { files, left: others } = await exportEdition(catalogue, {
      edition,
      folder: first,
      earlier: second,
      isSpare,
    });
    await exportEdition(catalogue, { edition, folder: fresh });
    const left = filesIn(first);
    expect(new Map(files.map((path) => [`/${path}`, left.get(`/${path}`)]))).toEqual(
      new Map(files.map((path) => [`/${path}`, filesIn(fresh).get(`/${path}`)])),
    );
    expect(files).toHaveLength(filesIn(fresh).size);
    const own = new Set(files.map((path) => `/${path}`));
    const foreign = older.filter((path) => !own.has(path));
    expect([...left.keys()].sort()).toEqual([...own, ...others.map((path) => `/${path}`)].sort());
    expect(others.length).toBeGreaterThan(0);
    if (isSpare) expect(others.length).toBeLessThan(foreign.length);
    else expect(others.map((path) => `/${path}`).sort()).toEqual(foreign.sort());
    expect(filesIn(second)).toEqual(published);
  },
);
