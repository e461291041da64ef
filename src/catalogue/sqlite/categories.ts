import type { DatabaseSync } from 'node:sqlite';
import { taxonomy } from '#lib/taxonomy.ts';
import { taxonomySchema } from '#lib/taxonomy-schema.ts';
import { transaction } from './transaction.ts';

/** Makes the stored category tree equal to `data/categories.json`; writes only where it differs. */
export function saveCategories(db: DatabaseSync): void {
  const wanted = taxonomySchema
    .parse(taxonomy)
    .flatMap((category, position) => [
      [category.slug, null, position, category.name.en, category.name.es],
      ...category.subcategories.map((child, index) => [
        child.slug,
        category.slug,
        index,
        child.name.en,
        child.name.es,
      ]),
    ]) as [string, string | null, number, string, string][];
  const held = db
    .prepare('SELECT slug, parent, position, name_en, name_es FROM categories')
    .all()
    .map((row) => JSON.stringify(Object.values(row)))
    .sort();
  const same =
    held.length === wanted.length &&
    wanted
      .map((row) => JSON.stringify(row))
      .sort()
      .every((row, i) => row === held[i]);
  if (same) return;
  transaction(db, () => {
    db.exec('DELETE FROM categories');
    const insert = db.prepare(
      'INSERT INTO categories(slug, parent, position, name_en, name_es) VALUES (?, ?, ?, ?, ?)',
    );
    for (const row of wanted) insert.run(...row);
  });
}
