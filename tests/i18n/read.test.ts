import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url));
/** Texts of what is still to come: the consent to partners' cookies, and deals verified by observed prices. */
const TO_COME = /^consent\.|^footer\.cookieSettings$|^card\.badges\.|^price\.verifiedDeal/;

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:ts|tsx|astro)$/.test(path) && !path.startsWith('i18n/'))
  .map((path) => readFileSync(join(SOURCES, path), 'utf8'))
  .join('\n');
const words = new Set(sources.match(/[A-Za-z]\w*/g));

function keysOf(texts: object, path: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[...path, key].join('.')] : keysOf(value as object, [...path, key]),
  );
}

test('every text is named by some source', () => {
  const unread = keysOf(messagesFor('en')).filter((key) => !words.has(key.split('.').at(-1) as string));
  expect(unread.filter((key) => !TO_COME.test(key))).toEqual([]);
});
