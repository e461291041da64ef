import type { EditionKey } from '#editions/editions.ts';
import type { Filters, ListRequest, Scope } from '../catalogue.ts';

export interface Where {
  sql: string;
  values: (string | number)[];
}

/** The rows of `products p` a list is about. Texts travel as bound values only. */
export function listWhere(request: ListRequest): Where {
  const where = scopeWhere(request.edition, request);
  if (request.list === 'deals') where.sql += ' AND p.discount > 0 AND p.in_stock = 1';
  else if (request.list === 'featured' || request.list === 'popular') where.sql += ' AND p.in_stock = 1';
  return withFilters(where, request);
}

export function scopeWhere(edition: EditionKey, scope: Scope): Where {
  const where: Where = { sql: 'p.edition = ?', values: [edition] };
  if (scope.category !== undefined) {
    where.sql += ' AND p.category = ?';
    where.values.push(scope.category);
  }
  if (scope.subcategory !== undefined) {
    where.sql += ' AND p.subcategory = ?';
    where.values.push(scope.subcategory);
  }
  return where;
}

export function withFilters(where: Where, filters: Filters): Where {
  const { sql, values } = where;
  const parts = [sql];
  const add = (part: string, value?: string | number) => {
    parts.push(part);
    if (value !== undefined) values.push(value);
  };
  if (filters.condition !== undefined) add('p.condition = ?', filters.condition);
  if (filters.minPrice !== undefined) add('p.price >= ?', filters.minPrice);
  if (filters.maxPrice !== undefined) add('p.price <= ?', filters.maxPrice);
  if (filters.excludeDeals) add('p.discount = 0');
  return { sql: parts.join(' AND '), values };
}
