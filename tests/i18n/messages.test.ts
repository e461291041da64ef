import { expect, test } from 'vitest';
import { LANGUAGES, messagesFor } from '#i18n/messages.ts';

test('the interface speaks six languages', () => {
  expect(LANGUAGES).toEqual(['en', 'es', 'fr', 'de', 'pt', 'ja']);
});

const english = flatten(messagesFor('en'));

test.each(LANGUAGES)('%s says every text, none blank', (language) => {
  const texts = flatten(messagesFor(language));
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(LANGUAGES)('%s uses the placeholders of the English text', (language) => {
  const texts = flatten(messagesFor(language));
  const names = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([key, text]) => [key, placeholders(text)]));
  expect(names(texts)).toEqual(names(english));
});

test.each(LANGUAGES)('%s gives every plural its general form and closes its braces', (language) => {
  const wrong = Object.entries(flatten(messagesFor(language))).filter(([, text]) => {
    const open = text.split('{').length;
    return open !== text.split('}').length || (text.includes(', plural,') && !text.includes('other {'));
  });
  expect(wrong).toEqual([]);
});

test('a region is ignored and an unknown language reads English', () => {
  expect(messagesFor('es-ES').favourites.title).toBe('Mis Favoritos');
  expect(messagesFor('it').favourites.title).toBe('My Favourites');
  expect(messagesFor('constructor').favourites.title).toBe('My Favourites');
});

/** Words and names that two languages share, so that a text alike in both may be a translation. */
const SHARED_LENGTH = 20;

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  '%s leaves no sentence in English',
  (language) => {
    const left = Object.entries(flatten(messagesFor(language))).filter(
      ([path, text]) => text === english[path] && text.replace(/\{\w+\}/g, '').length >= SHARED_LENGTH,
    );
    expect(left).toEqual([]);
  },
);

test.each(LANGUAGES)(
  '%s has its own signs: no straight quotes, no double blanks, no blank ends',
  (language) => {
    const wrong = Object.entries(flatten(messagesFor(language))).filter(([, text]) =>
      /["']| {2}|^\s|\s$/.test(text),
    );
    expect(wrong).toEqual([]);
  },
);

function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key)),
  );
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:, plural,|\})/g)].map((match) => match[1] ?? ''))].sort();
}
