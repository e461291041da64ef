import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { catalogue } from '#catalogue/open.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { temporaryFolder } from '../support/files.ts';

test('a file of another format is refused with what to do', () => {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(file)).toThrow(
    expect.objectContaining({ code: 'catalogue_version', message: expect.stringContaining('format 99') }),
  );
});

test('a folder that cannot be made is named', () => {
  expect(() => openSqlite('/proc/nowhere/catalogue.sqlite')).toThrow(
    expect.objectContaining({ code: 'catalogue_unusable', message: expect.stringContaining('DATA_DIR') }),
  );
});

test('a catalogue that could not be opened once is opened by the next call, and then shared', async () => {
  vi.stubEnv('DATA_DIR', '/proc/nowhere');
  await expect(catalogue()).rejects.toMatchObject({ code: 'catalogue_unusable' });
  vi.stubEnv('DATA_DIR', temporaryFolder());
  const opened = await catalogue();
  expect(await catalogue()).toBe(opened);
  await opened.close();
});

test.runIf(existsSync('/proc/self/fd'))('a file that cannot be used is not kept open', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'catalogue.sqlite');
  const db = new DatabaseSync(file);
  db.exec('PRAGMA user_version = 99');
  db.close();
  expect(() => openSqlite(file)).toThrow(expect.objectContaining({ code: 'catalogue_version' }));
  expect(openFiles().filter((path) => path.startsWith(folder))).toEqual([]);
});

const openFiles = (): string[] =>
  readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)];
    } catch {
      return [];
    }
  });
