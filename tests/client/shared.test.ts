import { expect, test, vi } from 'vitest';
import { shared } from '#client/shared.ts';

test('the first to ask makes the value, and every copy of the module gets it', async () => {
  const value = shared('a', () => ({}));
  vi.resetModules();
  const copy = await import('#client/shared.ts');
  expect(copy.shared).not.toBe(shared);
  expect(copy.shared('a', () => ({}))).toBe(value);
  expect(copy.shared('b', () => ({}))).not.toBe(value);
});
