import { expect, test } from 'vitest';
import { scriptJson } from '#lib/script-json.ts';

test('a text that would end its script element does not, and reads back the same', () => {
  const text = scriptJson({ name: '</script><b>' });
  expect(text).toBe('{"name":"\\u003c/script>\\u003cb>"}');
  expect(JSON.parse(text)).toEqual({ name: '</script><b>' });
});
