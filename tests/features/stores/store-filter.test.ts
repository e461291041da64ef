import { expect, test } from 'vitest';
import { nameMatches } from '#features/stores/store-filter.ts';

test.each([
  ['Viñamar Gourmet', 'vina', true],
  ['Viñamar Gourmet', 'GOURMET viñ', true],
  ['Corkwell & Vine', 'well', true],
  ['Óptica', 'optica ', true],
  ['Óptica', '', true],
  ['Óptica', 'zeta', false],
  ['Viñamar Gourmet', 'vina libros', false],
])('%s is found by %j: %s', (name, typed, found) => {
  expect(nameMatches(name, typed)).toBe(found);
});
