import type { Dialect, Row } from './types.ts';

/** A feed as its shop writes it: header, rows, every cell quoted only where it must be. */
export function csvText(rows: readonly Row[], { delimiter, columns }: Dialect): string {
  const cell = (text: string) =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map((row) => columns.map((name) => cell(row[name] ?? '')).join(delimiter));
  return `${[columns.join(delimiter), ...lines].join('\n')}\n`;
}

/** Where windows-1252 differs from Latin-1, as far as the tables need it. */
const western = new Map(
  Object.entries({ '€': '\x80', '‘': '\x91', '’': '\x92', '“': '\x93', '”': '\x94', '–': '\x96' }),
);

/** @throws Error where the encoding has no byte for a character. */
export function encoded(text: string, encoding: Dialect['encoding']): Buffer {
  if (encoding !== 'cp1252') return Buffer.from(encoding === 'utf8-bom' ? `\ufeff${text}` : text, 'utf8');
  const narrow = text.replace(/[\u0100-\uffff]/g, (character) => {
    const byte = western.get(character);
    if (byte === undefined) throw new Error(`windows-1252 has no ${character}`);
    return byte;
  });
  return Buffer.from(narrow, 'latin1');
}
