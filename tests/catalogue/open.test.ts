import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
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
