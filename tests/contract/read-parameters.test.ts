import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addresses, listParameters } from '#contract/addresses.ts';
import { schemaOf } from '#contract/fields.ts';
import type { Parameters } from '#contract/parameters.ts';
import { readQuery, readValues } from '#contract/read-parameters.ts';
import type { AppError } from '#lib/errors.ts';

const shapes = Object.entries({
  ...Object.fromEntries(Object.entries(addresses).map(([name, { query }]) => [name, query])),
  list: listParameters,
  product: addresses.product.parts,
} satisfies Record<string, Parameters>);

const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '1',
    '12',
    '0',
    '-1',
    '1.5',
    '.5',
    '1e3',
    '100001',
    'true',
    'ES',
    'es',
    'used',
    'all',
  ),
  fc.constantFrom('rating', 'search', 'a,b', ',', 'x'.repeat(101), 'x'.repeat(201), 'x'.repeat(501), '٣'),
  fc.constant(Array.from({ length: 501 }, (_, n) => `p${n}`).join()),
  fc.string({ maxLength: 6 }),
);

describe.each(shapes)('the parameters of %s', (_, parameters) => {
  const always = Object.entries(parameters).flatMap(([name, { kind }]) =>
    kind === 'part' ? [[name, 'x']] : [],
  );
  const given = fc.dictionary(fc.constantFrom('other', ...Object.keys(parameters)), text);

  test('are read and refused as their schema does', () => {
    fc.assert(
      fc.property(given, (drawn) => {
        const values = { ...Object.fromEntries(always), ...drawn };
        const parsed = schemaOf(parameters).safeParse(values);
        const issue = parsed.error?.issues[0];
        const expected = issue
          ? `The parameter ${String(issue.path[0])} ${issue.message}.`
          : definedIn(parsed.data as object);
        expect(outcome(() => readValues(parameters, values))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });
});

const definedIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

function outcome(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    expect(error).toMatchObject({ code: 'bad_parameter' });
    return (error as AppError).message;
  }
}

test('a parameter given twice is refused, one that no call knows is ignored', () => {
  expect(() => readQuery(listParameters, 'page=1&page=2')).toThrow('page is given more than once');
  expect(readQuery(listParameters, '?other=1&other=2&page=3')).toEqual({ page: 3 });
});
