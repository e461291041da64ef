import { gtinOfKey } from '#catalogue/product-key.ts';
import type { WholeEdition } from '#catalogue/whole-edition.ts';
import { tableOf } from '#engine/files/directory.ts';
import type { OfferPlace } from '#engine/files/tables.ts';
import { keptFamily, noteFamily } from './families.ts';
import { digestOf, type FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';
import type { Made } from './record.ts';

/** Keys of a table, about. */
const KEYS = 128;

/** Writes where each offer is found by its id. */
export function writeIds(
  whole: WholeEdition,
  { size, own }: Numbering,
  writer: FileWriter,
  made: Made,
): string {
  const places = new Map<string, OfferPlace>();
  for (let number = 1; number <= size; number++) {
    for (const [offer, { id }] of (whole.offersOf.get(own[number] as number) ?? []).entries()) {
      places.set(id, offer === 0 ? number : [number, offer]);
    }
  }
  for (const [place, { id }] of whole.gone.entries()) places.set(id, -1 - place);
  return writeTables('ids', places, writer, made);
}

/** Writes the products that each EAN and ISBN names. */
export function writeCodes(
  whole: WholeEdition,
  { size, own }: Numbering,
  writer: FileWriter,
  made: Made,
): string {
  const products = new Map<string, number[]>();
  const add = (code: string, number: number) => {
    const held = products.get(code);
    if (!held) products.set(code, [number]);
    else if (held.at(-1) !== number) held.push(number);
  };
  for (let number = 1; number <= size; number++) {
    for (const { productKey, isbn } of whole.offersOf.get(own[number] as number) ?? []) {
      const gtin = gtinOfKey(productKey);
      if (gtin) add(gtin, number);
      if (isbn) add(isbn, number);
    }
  }
  return writeTables('codes', products, writer, made);
}

function writeTables<T>(
  kind: string,
  entries: ReadonlyMap<string, T>,
  writer: FileWriter,
  made: Made,
): string {
  const source = `${kind} ${digestOf(JSON.stringify([...entries]))}`;
  const known = keptFamily(source, kind, writer, made);
  if (known) return known;
  const count = Math.ceil(entries.size / KEYS);
  const tables = Array.from({ length: count }, (): [string, T][] => []);
  for (const [key, value] of entries) tables[tableOf(key, count)]?.push([key, value]);
  const names = tables
    .map((table) =>
      writer.put(kind, JSON.stringify(Object.fromEntries(table.sort(([a], [b]) => (a < b ? -1 : 1))))),
    )
    .join('');
  return noteFamily(source, writer.put('names', names), 'names', names, made);
}
