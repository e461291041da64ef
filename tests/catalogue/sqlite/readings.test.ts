import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createReadings } from '#catalogue/sqlite/readings.ts';
import { ids, importDay } from '../../contract/support.ts';
import { temporaryFolder } from '../../support/files.ts';
import { offer } from '../../support/offers.ts';

const all = { edition: 'ES', list: 'all' } as const;

function opened() {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  const catalogue = openSqlite(file);
  onTestFinished(() => catalogue.close());
  return { file, catalogue };
}

test('an edition that could not be read once is read with the next call', async () => {
  const { file, catalogue } = opened();
  await importDay(catalogue, 0, [offer('a')]);
  const watch = new DatabaseSync(file);
  let fails = true;
  const log = vi.fn();
  const connect = () => {
    if (fails) throw new Error('no more files may be opened');
    return new DatabaseSync(file);
  };
  const readings = createReadings(watch, connect, { log });
  await expect(readings.at('ES')).rejects.toThrow('no more files');
  fails = false;
  const first = await readings.at('ES');
  expect(first.snapshot.size).toBe(1);

  await importDay(catalogue, 1, [offer('a'), offer('b')]);
  fails = true;
  expect((await readings.at('ES')).snapshot.size).toBe(1);
  fails = false;
  readings.expectNew('ES');
  expect((await readings.at('ES')).snapshot.size).toBe(2);
  await readings.close();
  watch.close();
});

test('what cannot be read is told and tried again after a while, as is what cannot be followed', async () => {
  const { file, catalogue } = opened();
  await importDay(catalogue, 0, [offer('a')]);
  const watch = new DatabaseSync(file);
  const log = vi.fn();
  let time = 1_000_000;
  let asked = 0;
  let fails = false;
  const connect = () => {
    asked++;
    if (fails) throw new Error('no more files may be opened');
    return new DatabaseSync(file);
  };
  const readings = createReadings(watch, connect, { log, now: () => time });
  const size = async () => (await readings.at('ES')).snapshot.size;
  const tries = async (calls: number) => {
    const before = asked;
    for (let n = 0; n < calls; n++) expect(await size()).toBe(1);
    return asked - before;
  };
  expect(await size()).toBe(1);
  fails = true;
  expect(await tries(5)).toBe(1);
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    'The log of the catalogue cannot be shortened and grows; it is tried again in 5 seconds.',
  ]);

  await importDay(catalogue, 1, [offer('a'), offer('b')]);
  expect(await tries(5)).toBe(1);
  expect(log).toHaveBeenLastCalledWith(
    'The new state of the catalogue ES cannot be read; it is tried again in 5 seconds.',
    expect.objectContaining({ message: 'no more files may be opened' }),
  );
  time += 5_000;
  expect(await tries(5)).toBe(1);
  expect(log).toHaveBeenCalledTimes(3);
  fails = false;
  time += 5_000;
  await expect.poll(size).toBe(2);
  await readings.close();
  watch.close();
});

test('closing ends what is being read and waits until nothing uses the file', async () => {
  const { file, catalogue } = opened();
  await importDay(catalogue, 0, [offer('a')]);
  const watch = new DatabaseSync(file);
  onTestFinished(() => watch.close());
  const connections: DatabaseSync[] = [];
  const readings = createReadings(watch, () => {
    const connection = new DatabaseSync(file);
    connections.push(connection);
    return connection;
  });
  const cut = expect(readings.at('ES')).rejects.toMatchObject({ code: 'catalogue_closed' });
  await readings.close();
  expect(connections.map(({ isOpen }) => isOpen)).toEqual([false]);
  await cut;
});

test('what an import finished is answered by the call after it, though an older state is being read', async () => {
  const { catalogue } = opened();
  await importDay(catalogue, 0, [offer('a')]);
  const reading = catalogue.list(all);
  await importDay(catalogue, 1, [offer('a'), offer('b')]);
  expect(ids(await catalogue.list(all)).sort()).toEqual(['a', 'b']);
  await reading;
});

test('two catalogues of one file answer what either imported', async () => {
  const { file, catalogue } = opened();
  const other = openSqlite(file);
  onTestFinished(() => other.close());
  await importDay(catalogue, 0, [offer('a')]);
  expect(ids(await other.list(all))).toEqual(['a']);
  await importDay(other, 1, [offer('b')]);
  expect(ids(await other.list(all))).toEqual(['b']);
  await expect.poll(async () => ids(await catalogue.list(all))).toEqual(['b']);
});

test('the log does not grow with every import that changes nothing', async () => {
  const { file, catalogue } = opened();
  const offers = Array.from({ length: 300 }, (_, n) => offer(`o${n}`, { description: 'x'.repeat(2000) }));
  await importDay(catalogue, 0, offers);
  await catalogue.list(all);
  const size = () => statSync(`${file}-wal`).size;
  const growth = async () => {
    const before = size();
    await importDay(catalogue, 0, offers);
    expect((await catalogue.list(all)).total).toBe(300);
    return size() - before;
  };
  expect(await growth()).toBeGreaterThan(0);
  await expect.poll(growth, { interval: 150, timeout: 10_000 }).toBe(0);
});

test('calls do not wait for a new state that has been read for long', async () => {
  const { file, catalogue } = opened();
  await importDay(catalogue, 0, [offer('a')]);
  const watch = new DatabaseSync(file);
  let time = 1_000_000;
  /** Takes so long that others are let work before the state is read. */
  const usesOf = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    return { byProduct: new Map<number, number>(), at: time };
  };
  const readings = createReadings(watch, () => new DatabaseSync(file), { now: () => time, usesOf });
  await readings.at('ES');
  await importDay(catalogue, 1, [offer('a'), offer('b')]);
  const first = readings.at('ES');
  time += 100;
  expect((await readings.at('ES')).snapshot.size).toBe(1);
  await first;
  await vi.waitFor(async () => expect((await readings.at('ES')).snapshot.size).toBe(2));
  await readings.close();
  watch.close();
});
