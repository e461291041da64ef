import { checkDigit } from '../../src/lib/gtin.ts';
import { between } from './random.ts';
import { unaccented } from './text.ts';
import type { EditionKey, Product } from './types.ts';

const digits = (count: number, key: string) => String(between(0, 10 ** count - 1, key)).padStart(count, '0');

/** A GTIN-13 under 952, the prefix GS1 keeps for demonstrations: it names no product on sale anywhere. */
export function eanOf(product: Product): string {
  const body = `952${digits(4, `maker ${product.brand}`)}${digits(5, `item ${product.key}`)}`;
  return body + checkDigit(body);
}

/** An ISBN-13 in the language group of the edition. */
export function isbnOf(product: Product, edition: EditionKey): string {
  const group = edition === 'ES' ? '84' : '1';
  const body = `978${group}${digits(9 - group.length, `book ${edition} ${product.key}`)}`;
  return body + checkDigit(body);
}

/** The maker's own number: letters of the brand, of the model, and three digits. */
export function partNumber(product: Product): string {
  const letters = (text: string, count: number) =>
    unaccented(text)
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, count);
  const brand = letters(product.brand, 3);
  const model = letters(product.model.split('~')[0] ?? '', 6);
  return `${brand}-${model}${between(100, 999, `part ${product.key}`)}`;
}
