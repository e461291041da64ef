import type { Category, PopularBrand } from '#contract/directory.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { slugOf } from '#lib/slug.ts';
import type { MerchantSummary } from '../catalogue.ts';
import type { Statements } from './statements.ts';

/** The category tree in the edition's language, each node with the products on sale in it. */
export function hierarchy(statements: Statements, edition: EditionKey): Category[] {
  const language = editions[edition].language;
  const counts = new Map<string, number>();
  for (const row of statements.all(
    'SELECT category, subcategory, count(*) AS n FROM products WHERE edition = ? GROUP BY category, subcategory',
    [edition],
  )) {
    for (const slug of [row.category, row.subcategory]) {
      if (slug !== null) counts.set(String(slug), (counts.get(String(slug)) ?? 0) + Number(row.n));
    }
  }
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

export function merchants(statements: Statements, edition: EditionKey): MerchantSummary[] {
  return statements
    .all(
      `SELECT m.merchant_id AS merchantId, m.name, count(o.id) AS offers FROM merchants m
       LEFT JOIN offers o ON o.edition = m.edition AND o.merchant_id = m.merchant_id AND o.network = m.network
         AND o.gone_at IS NULL
       WHERE m.edition = ? GROUP BY m.network, m.merchant_id ORDER BY m.name, m.merchant_id`,
      [edition],
    )
    .map((row) => ({
      merchantId: String(row.merchantId),
      name: String(row.name),
      offers: Number(row.offers),
    }));
}

/** The brands with the most products on sale, each in one of the ways that shops write it. */
export function popularBrands(statements: Statements, edition: EditionKey, limit: number): PopularBrand[] {
  return statements
    .all(
      `SELECT p.brand_key AS brandKey, max(o.brand) AS name FROM products p JOIN offers o ON o.id = p.offer_id
       WHERE p.edition = ? AND p.brand_key IS NOT NULL
       GROUP BY p.brand_key ORDER BY count(*) DESC, p.brand_key LIMIT ?`,
      [edition, limit],
    )
    .map((row) => ({ id: slugOf(String(row.brandKey)), brandName: String(row.name) }));
}
