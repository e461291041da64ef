import { expect, test, vi } from 'vitest';
import { createFilesSource } from '#client/files/source.ts';

const { loaded } = vi.hoisted(() => ({ loaded: [] as string[] }));
vi.mock('#client/files/listing.ts', () => {
  loaded.push('listing');
  return {};
});
vi.mock('#client/files/searching.ts', () => {
  loaded.push('searching');
  return {};
});
vi.mock('#client/files/suggesting.ts', () => {
  loaded.push('suggesting');
  return {};
});

test('the code of a call comes beside the first file', async () => {
  const never = new Promise<Response>(() => {});
  const source = createFilesSource({ edition: 'ES', base: '/data/', fetcher: () => never });
  void source('/api/db/categories/hierarchy');
  void source('/api/products/all');
  await vi.waitFor(() => expect(loaded).toEqual(['listing']));
  void source('/api/suggestions?q=tv');
  await vi.waitFor(() => expect(loaded.toSorted()).toEqual(['listing', 'searching', 'suggesting']));
});
