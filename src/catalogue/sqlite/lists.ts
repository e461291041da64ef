import type { PriceRange, ProductPage } from '#contract/product.ts';
import { LIST_SORTS, PAGE_SIZE, type Sort } from '#contract/query.ts';
import { editions } from '#editions/editions.ts';
import { toMajor } from '#lib/money.ts';
import type { ListRequest } from '../catalogue.ts';
import { listWhere, type Where } from './conditions.ts';
import { PRODUCT_COLUMNS, toProduct } from './product-row.ts';
import type { Statements } from './statements.ts';

const BY_RATING = 'p.rating DESC, p.popularity DESC, p.id';
const BY_POPULARITY = 'p.popularity DESC, p.id';
const BY_RECENT = 'p.created_at DESC, p.id DESC';

const ORDERS: Readonly<Record<Exclude<Sort, 'relevance'>, string>> = {
  rating: BY_RATING,
  popularity: BY_POPULARITY,
  popular: BY_POPULARITY,
  recent: BY_RECENT,
  price_asc: 'p.price, p.id',
  price_desc: 'p.price DESC, p.id DESC',
};

export function orderOf(sort: Sort | undefined, fallback: string): string {
  return sort === undefined || sort === 'relevance' ? fallback : ORDERS[sort];
}

export function list(statements: Statements, request: ListRequest): ProductPage {
  const where = listWhere(request);
  const order = orderOf(request.sort, ORDERS[LIST_SORTS[request.list]]);
  const limit = request.limit ?? PAGE_SIZE;
  const offset = ((request.page ?? 1) - 1) * limit;
  const rows = statements.all(
    `WITH page AS (SELECT p.id FROM products p WHERE ${where.sql} ORDER BY ${order} LIMIT ? OFFSET ?)
     SELECT ${PRODUCT_COLUMNS} FROM page JOIN products p USING (id) JOIN offers o ON o.id = p.offer_id ORDER BY ${order}`,
    [...where.values, limit, offset],
  );
  const count = statements.get(`SELECT count(*) AS total FROM products p WHERE ${where.sql}`, where.values);
  return { products: rows.map((row) => toProduct(row, request.edition)), total: Number(count?.total) };
}

export function listPriceRange(statements: Statements, request: ListRequest): PriceRange {
  return rangeOf(statements, 'products p', listWhere(request), editions[request.edition].currency);
}

/** The lowest and highest price, in major units, of the products a condition meets; 0 and 0 for none. */
export function rangeOf(statements: Statements, from: string, where: Where, currency: string): PriceRange {
  const row = statements.get(
    `SELECT min(p.price) AS low, max(p.price) AS high FROM ${from} WHERE ${where.sql}`,
    where.values,
  );
  return {
    min: toMajor(Number(row?.low ?? 0), currency),
    max: toMajor(Number(row?.high ?? 0), currency),
  };
}
