import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The module anew, in a page that holds the text. */
async function inPage(text: string | null, data?: Record<string, unknown>) {
  vi.resetModules();
  const window = { __TECFINDER_DATA__: data };
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { getElementById: () => text && { textContent: text } });
  const { initialData } = await import('#client/initial-data.ts');
  return { initialData, window };
}
beforeEach(() => vi.unstubAllGlobals());
afterEach(() => vi.unstubAllGlobals());

test('an answer built into the page comes before that of the window', async () => {
  const { initialData } = await inPage('{"/api/x":1}', { '/api/x': 2, '/api/y': 3 });
  expect([initialData('/api/x'), initialData('/api/y'), initialData('/api/z')]).toEqual([1, 3, undefined]);
});

test("the window's object holds what the page does, once it was asked for", async () => {
  const { initialData, window } = await inPage('{"/api/x":1}');
  expect(window.__TECFINDER_DATA__).toBeUndefined();
  initialData('/api/y');
  expect(window.__TECFINDER_DATA__).toEqual({ '/api/x': 1 });
});

test.each([[null], [''], ['{']])('a page that holds %j has no answers', async (text) => {
  const { initialData } = await inPage(text);
  expect(initialData('toString')).toBeUndefined();
});
