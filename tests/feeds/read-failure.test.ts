import { expect, test } from 'vitest';
import { failureOf } from '#feeds/read-failure.ts';
import { AppError } from '#lib/errors.ts';

const cause = new Error('reset');

test('a failure is told with its code, its details and its cause', () => {
  const details = { status: 404 };
  expect(failureOf(new AppError('fetch_failed', 'Not there.', { details, cause }))).toEqual({
    failed: { code: 'fetch_failed', message: 'Not there.', details, cause },
  });
  expect(failureOf(cause)).toEqual({ broken: cause });
});

test('a failure that holds what cannot travel is told in its words', () => {
  const details = { stop: () => {} };
  expect(failureOf(new AppError('fetch_failed', 'Not there.', { details }))).toEqual({
    failed: { code: 'fetch_failed', message: 'Not there.', details: {} },
  });
  expect(failureOf(new Error('broken', { cause: details.stop }))).toEqual({ broken: new Error('broken') });
  expect(failureOf(Symbol('odd'))).toEqual({ broken: new Error('Symbol(odd)') });
});
