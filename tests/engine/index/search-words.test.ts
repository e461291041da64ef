import { expect, test } from 'vitest';
import words from '../../../data/search-words.json' with { type: 'json' };

test('every line of words for the same has a single word and another, as phrases are only read as single words', () => {
  for (const line of Object.values(words.alike).flat()) {
    const entries = line.split(' ');
    expect(entries.length, line).toBeGreaterThan(1);
    expect(
      entries.some((entry) => !entry.includes('_')),
      line,
    ).toBe(true);
  }
});
