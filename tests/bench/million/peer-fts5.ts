import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SearchRequest } from '#engine/requests.ts';
import { type Item, type Peer, wordsOf } from './peers.ts';

/** FTS5 as it comes, in a file: unicode61, all words must match, bm25 with equal weights. */
export function plainFts5(file: string, items: Iterable<Item>): Peer {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE VIRTUAL TABLE text USING fts5(name, brand, category, description, tokenize = 'unicode61');
    CREATE TABLE item(id INTEGER PRIMARY KEY, price INTEGER, condition TEXT, deal INTEGER, brand TEXT,
      shelf TEXT, subshelf TEXT);
    BEGIN`);
  const text = db.prepare(
    'INSERT INTO text(rowid, name, brand, category, description) VALUES (?, ?, ?, ?, ?)',
  );
  const fact = db.prepare('INSERT INTO item VALUES (?, ?, ?, ?, ?, ?, ?)');
  for (const { id, name, brand, category, description, ...item } of items) {
    text.run(id, name, brand, category, description);
    fact.run(id, item.price, item.condition, Number(item.deal), brand, item.shelf, item.subshelf);
  }
  db.exec(`CREATE INDEX item_shelf ON item(shelf, subshelf); CREATE INDEX item_brand ON item(brand); COMMIT`);
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const names = 'SELECT name FROM text WHERE text MATCH ? ORDER BY rank LIMIT ?';
  return {
    search(request) {
      const { from, where, values, order } = queryOf(request);
      const sums = `SELECT count(*) AS total, min(price) AS low, max(price) AS high FROM ${from} WHERE ${where}`;
      const sum = prepare(sums).get(...values);
      const page = `SELECT id, price FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ?`;
      return {
        total: Number(sum?.total),
        low: Number(sum?.low),
        high: Number(sum?.high),
        page: prepare(page).all(...values, request.limit ?? 20),
      };
    },
    suggest: (typed, limit) => {
      const words = wordsOf(typed).map((word) => `"${word}"`);
      return words.length ? prepare(names).all(`${words.join(' ')}*`, limit) : [];
    },
  };
}

function queryOf(request: SearchRequest) {
  const values: SQLInputValue[] = [];
  const parts: string[] = [];
  const add = (part: string, value: SQLInputValue | undefined) => {
    if (value === undefined) return;
    parts.push(part);
    values.push(value);
  };
  const words = wordsOf(request.text ?? '').map((word) => `"${word}"`);
  add('text MATCH ?', words.length ? words.join(' AND ') : undefined);
  add('item.shelf = ?', request.category);
  add('item.subshelf = ?', request.subcategory);
  add('item.brand = ?', request.brand);
  add('item.condition = ?', request.condition);
  add('item.price >= ?', request.minPrice);
  add('item.price <= ?', request.maxPrice);
  add('item.deal <> ?', request.excludeDeals ? 1 : undefined);
  const from = words.length ? 'text JOIN item ON item.id = text.rowid' : 'item';
  const byPrice = { price_asc: 'price, id', price_desc: 'price DESC, id' }[request.sort as 'price_asc'];
  return {
    from,
    where: parts.join(' AND ') || 'true',
    values,
    order: byPrice ?? (words.length ? 'rank' : 'id'),
  };
}
