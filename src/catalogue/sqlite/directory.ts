import type { Category, PopularBrand } from '#contract/directory.ts';
import { editions } from '#editions/editions.ts';
import { slugOf } from '#lib/slug.ts';
import type { MerchantSummary } from '../catalogue.ts';
import type { Reading } from './reading.ts';

/** The category tree in the edition's language, each node with the products on sale in it. */
export function hierarchy({ statements, edition, snapshot }: Reading): Category[] {
  const { language } = editions[edition];
  const counts = snapshot.categoryCounts();
  const rows = statements.all(
    `SELECT slug, parent, ${language === 'es' ? 'name_es' : 'name_en'} AS name FROM categories ORDER BY position`,
    [],
  );
  const children = (parent: string | null) =>
    rows
      .filter((row) => row.parent === parent)
      .map(({ slug, name }) => ({
        id: String(slug),
        slug: String(slug),
        name: String(name),
        count: counts.get(String(slug)) ?? 0,
      }));
  return children(null).map((category) => ({ ...category, subcategories: children(category.slug) }));
}

export function merchants({ statements, edition }: Reading): MerchantSummary[] {
  return statements
    .all(
      // Counted first: a join goes through all offers once for each merchant.
      `SELECT m.merchant_id AS merchantId, m.name, coalesce(sold.offers, 0) AS offers FROM merchants m
       LEFT JOIN (
         SELECT network, merchant_id, count(*) AS offers FROM offers
         WHERE edition = ? AND gone_at IS NULL GROUP BY network, merchant_id
       ) sold ON sold.network = m.network AND sold.merchant_id = m.merchant_id
       WHERE m.edition = ? ORDER BY m.name, m.merchant_id`,
      [edition, edition],
    )
    .map((row) => ({
      merchantId: String(row.merchantId),
      name: String(row.name),
      offers: Number(row.offers),
    }));
}

/** The brands with the most products on sale, each as the first shop wrote it. */
export function popularBrands({ snapshot }: Reading, limit: number): PopularBrand[] {
  return snapshot.commonestBrands(limit).map(({ key, label }) => ({ id: slugOf(key), brandName: label }));
}
