import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { NOON, opened, rows, usageFile, use, weights } from './support.ts';

test.each([
  ['no database', () => Buffer.from('no database')],
  ['random bytes', () => randomBytes(20_000)],
  [
    'a beginning that is right',
    () => {
      const file = usageFile();
      opened({ time: NOON }, file).close();
      return readFileSync(file).fill(0xff, 100);
    },
  ],
])('a broken file with %s is set aside and a new one begun', (_, bytes) => {
  const file = usageFile();
  const content = bytes();
  writeFileSync(file, content);
  const log = vi.fn();
  const usage = opened({ time: NOON }, file, log);
  const aside = `${file}.broken-2026-11-16T12-00-00.000Z`;
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `The record of uses ${file} is broken: it was moved to ${aside} and a new one was begun.`,
    expect.any(Error),
  );
  expect(readFileSync(aside)).toEqual(content);
  usage.record(use());
  usage.close();
  expect(rows(file, 'uses')).toHaveLength(1);
});

test('where no file can be written, uses are kept in memory, which is said once', () => {
  const file = usageFile();
  mkdirSync(file);
  const log = vi.fn();
  const usage = opened({ time: NOON }, file, log);
  usage.record(use());
  expect(weights(usage)).toEqual({ a: 3 });
  for (let n = 0; n < 5; n++) usage.flush();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('kept in memory'), expect.any(Error));
});

test('the file of another version is left as it is', () => {
  const file = usageFile();
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  const log = vi.fn();
  opened({ time: NOON }, file, log);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('newer version'),
    expect.objectContaining({ message: expect.stringContaining('format 99') }),
  );
  expect(readdirSync(dirname(file)).filter((name) => name.includes('broken'))).toEqual([]);
});
