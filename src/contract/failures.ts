import type { Failure } from './failure.ts';

/** The codes of answers that are no success, with their status. */
export const FAILURES = {
  bad_address: 400,
  bad_parameter: 400,
  foreign_origin: 403,
  unknown_call: 404,
  unknown_category: 404,
  unknown_product: 404,
  wrong_method: 405,
  body_too_large: 413,
  address_too_long: 414,
  unknown_host: 421,
  too_many: 429,
  internal: 500,
  no_server: 501,
} as const;
export type FailureCode = keyof typeof FAILURES;

export const failure = (code: FailureCode, sentence: string): Failure => ({
  message: `${FAILURES[code]}: ${sentence}`,
  code,
});
