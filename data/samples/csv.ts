import { encode } from 'iconv-lite';
import type { Dialect, Row } from './types.ts';

/** A feed as its shop writes it: header, rows, every cell quoted only where it must be. */
export function csvText(rows: readonly Row[], { delimiter, columns }: Dialect): string {
  const cell = (text: string) =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => columns.map((name) => cell(row[name] ?? '')).join(delimiter));
  return `${[columns.join(delimiter), ...lines].join('\n')}\n`;
}

export function encoded(text: string, encoding: Dialect['encoding']): Buffer {
  if (encoding === 'cp1252') return encode(text, 'windows-1252');
  return Buffer.from(encoding === 'utf8-bom' ? `\ufeff${text}` : text, 'utf8');
}
