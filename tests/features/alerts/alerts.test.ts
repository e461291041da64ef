import { expect, test } from 'vitest';
import { checkEmail, resultOf } from '#features/alerts/alerts.ts';

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ana', 'invalid'],
  ['ana@', 'invalid'],
  ['ana@example', 'invalid'],
  ['ana@example..com', 'invalid'],
  ['ana ana@example.com', 'invalid'],
  [' ana@example.com ', undefined],
  ['ana+deals@mail.example.co.uk', undefined],
] as const)('%j is %s', (text, wrong) => {
  expect(checkEmail(text)).toBe(wrong);
});

test('every answer has its result', () => {
  expect([400, 413, 429, 403, 500].map(resultOf)).toEqual(['invalid', 'invalid', 'busy', 'failed', 'failed']);
});
