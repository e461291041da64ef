import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { KEYS_OF_ISBN } from '#catalogue/sqlite/search.ts';
import { temporaryFolder } from '../../support/files.ts';

test('an ISBN is looked up in its index', async () => {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  await openSqlite(file).close();
  const db = new DatabaseSync(file);
  onTestFinished(() => db.close());
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${KEYS_OF_ISBN}`).all('ES', '9788400000000');
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH offers USING INDEX offers_isbn (edition=? AND isbn=?)',
  ]);
});
