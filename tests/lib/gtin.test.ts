import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigit, isRestrictedGtin, toGtin14, toIsbn13 } from '#lib/gtin.ts';

test('codes of 8, 12, 13 and 14 digits become 14 digits', () => {
  expect(toGtin14('96385074')).toBe('00000096385074');
  expect(toGtin14('036000291452')).toBe('00036000291452');
  expect(toGtin14('4006381333931')).toBe('04006381333931');
  expect(toGtin14('10012345678902')).toBe('10012345678902');
});

test('leading zeros that a spreadsheet dropped are put back', () => {
  expect(toGtin14('36000291452')).toBe('00036000291452');
});

test.each(['', '0', '00000000', '4006381333932', '7.94E+11', '123456', '400638133393X', '123456789012345'])(
  '%s is no GTIN',
  (text) => expect(toGtin14(text)).toBeNull(),
);

test('a body with its check digit is always valid, with another digit never', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{11}$/), fc.integer({ min: 1, max: 9 }), (body, shift) => {
      const digit = checkDigit(body);
      expect(toGtin14(`${body}${digit}`)).toBe(`0${body}${digit}`);
      expect(toGtin14(`${body}${(digit + shift) % 10}`)).toBeNull();
    }),
  );
});

test('ISBN-10 becomes ISBN-13 and hyphens go', () => {
  expect(toIsbn13('0-306-40615-2')).toBe('9780306406157');
  expect(toIsbn13('978-0-306-40615-7')).toBe('9780306406157');
  expect(toIsbn13('080442957X')).toBe('9780804429573');
});

test.each(['0306406153', '9780306406158', '4006381333931', '', 'isbn'])('%s is no ISBN', (text) => {
  expect(toIsbn13(text)).toBeNull();
});

test.each([
  ['02000000000008', true],
  ['00212345678900', true],
  ['00400000000005', true],
  ['00000020123451', true],
  ['04006381333931', false],
  ['00036000291452', false],
  ['00000096385074', false],
])('%s is restricted to its company: %s', (code, restricted) =>
  expect(isRestrictedGtin(code)).toBe(restricted),
);
