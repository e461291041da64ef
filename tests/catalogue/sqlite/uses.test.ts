import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { createReadings } from '#catalogue/sqlite/readings.ts';
import { createUsesReader, type ProductScores } from '#catalogue/sqlite/uses.ts';
import { importDay } from '../../contract/support.ts';
import { temporaryFolder } from '../../support/files.ts';
import { offer } from '../../support/offers.ts';

test('what is read begins with the uses of its products, which are taken in again after ten minutes', async () => {
  const file = join(temporaryFolder(), 'catalogue.sqlite');
  const catalogue = openSqlite(file);
  await importDay(catalogue, 0, [offer('a'), offer('b'), offer('c')]);
  await catalogue.close();

  let used = 'c';
  let time = 0;
  const scores: ProductScores = (_, productOf) => new Map([[productOf(used) as number, 5]]);
  const uses = createUsesReader(scores, () => time);
  const watch = new DatabaseSync(file);
  const readings = createReadings(watch, () => new DatabaseSync(file), { usesOf: uses.read });
  onTestFinished(async () => {
    await readings.close();
    watch.close();
  });
  const reading = await readings.at('ES');
  const takeUses = vi.spyOn(reading.snapshot, 'takeUses');
  const first = () => {
    const [product] = uses.renewed(reading).snapshot.list({ edition: 'ES', list: 'popular' }).products;
    const offerId = reading.snapshot.columns.offer[product as number] as number;
    return reading.statements.get('SELECT id_c10 FROM offers WHERE id = ?', [offerId])?.id_c10;
  };
  expect(first()).toBe('c');
  used = 'b';
  time = 10 * 60_000 - 1;
  expect(first()).toBe('c');
  expect(takeUses).not.toHaveBeenCalled();
  time++;
  await vi.waitFor(() => expect(first()).toBe('b'));
  expect(takeUses).toHaveBeenCalledOnce();
});
