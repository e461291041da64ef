import type { PriceRange, ProductPage } from '#contract/product.ts';
import { SEARCH_PAGE_SIZE } from '#contract/query.ts';
import { editions } from '#editions/editions.ts';
import { toGtin14, toIsbn13 } from '#lib/gtin.ts';
import type { SearchRequest } from '../catalogue.ts';
import { fold, joinedModels, type Language, terms } from '../text/analyse.ts';
import { scopeWhere, type Where, withFilters } from './conditions.ts';
import { orderOf, rangeOf } from './lists.ts';
import { PRODUCT_COLUMNS, toProduct } from './product-row.ts';
import type { Statements } from './statements.ts';

/** Column weights of name, brand, category, keywords and body. */
const RELEVANCE = 'bm25(search, 10.0, 6.0, 4.0, 3.0, 1.0), p.popularity DESC, p.id';
const MAX_TERMS = 24;

const SEARCHED = 'search JOIN products p ON p.id = search.rowid';

/**
 * Products that match a text: all of its terms, else all as beginnings of words, else any of them.
 * A whole EAN or ISBN matches exactly. Without a text, the products of the brand or scope.
 */
export function search(statements: Statements, request: SearchRequest): ProductPage {
  const { from, where, fallback } = resolve(statements, request);
  const limit = request.limit ?? SEARCH_PAGE_SIZE;
  const offset = ((request.page ?? 1) - 1) * limit;
  const rows = statements.all(
    `SELECT ${PRODUCT_COLUMNS} FROM ${from} JOIN offers o ON o.id = p.offer_id
     WHERE ${where.sql} ORDER BY ${orderOf(request.sort, fallback)} LIMIT ? OFFSET ?`,
    [...where.values, limit, offset],
  );
  const count = statements.get(`SELECT count(*) AS total FROM ${from} WHERE ${where.sql}`, where.values);
  return { products: rows.map((row) => toProduct(row, request.edition)), total: Number(count?.total) };
}

export function searchPriceRange(statements: Statements, request: SearchRequest): PriceRange {
  const { from, where } = resolve(statements, request);
  return rangeOf(statements, from, where, editions[request.edition].currency);
}

/** Where the products of a request are; the ladder is climbed before the filters, which only narrow. */
function resolve(statements: Statements, request: SearchRequest) {
  const scope = scopeWhere(request.edition, request);
  const brand = request.brand?.trim();
  const where = brand ? and(scope, { sql: 'p.brand_key = ?', values: [fold(brand)] }) : scope;
  const text = request.text?.trim() ?? '';
  const narrowed = (step: Where) => withFilters(step, request);
  if (text === '') return { from: 'products p', where: narrowed(where), fallback: 'p.popularity DESC, p.id' };
  const code = exactCode(text);
  if (code)
    return { from: 'products p', where: narrowed(and(where, codeWhere(code, request))), fallback: 'p.id' };
  const ladder = matches(text, editions[request.edition].language).map((match) =>
    and(where, { sql: 'search MATCH ?', values: [match] }),
  );
  const found = ladder.find((step) =>
    statements.get(`SELECT 1 AS hit FROM ${SEARCHED} WHERE ${step.sql} LIMIT 1`, step.values),
  );
  if (!found)
    return { from: 'products p', where: and(where, { sql: 'false', values: [] }), fallback: 'p.id' };
  return { from: SEARCHED, where: narrowed(found), fallback: RELEVANCE };
}

/** FTS5 queries from the strictest to the loosest; every term is quoted, so no syntax gets through. */
function matches(text: string, language: Language): string[] {
  const list = [...new Set([...terms(text, language), ...joinedModels(text)])].slice(0, MAX_TERMS);
  if (list.length === 0) return [];
  const quoted = list.map((term) => `"${term}"`);
  return [quoted.join(' AND '), quoted.map((term) => `${term}*`).join(' AND '), quoted.join(' OR ')];
}

function exactCode(text: string): { gtin: string | null; isbn: string | null } | null {
  const gtin = /^\d{8,14}$/.test(text) ? toGtin14(text) : null;
  const isbn = toIsbn13(text);
  return gtin || isbn ? { gtin, isbn } : null;
}

function codeWhere(code: { gtin: string | null; isbn: string | null }, request: SearchRequest): Where {
  return {
    sql: `(p.key = ? OR p.key IN
      (SELECT product_key FROM offers WHERE edition = ? AND isbn = ? AND gone_at IS NULL))`,
    values: [code.gtin ?? '', request.edition, code.isbn ?? ''],
  };
}

const and = (left: Where, right: Where): Where => ({
  sql: `${left.sql} AND ${right.sql}`,
  values: [...left.values, ...right.values],
});
