import { z } from 'zod';

/** Blank parameters count as absent, as forms send them. */
const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** A query parameter that may be left out or blank. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());

/** A query parameter that counts as `value` where it is left out or blank. */
export const defaulted = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess(blankIsAbsent, schema.default(value as never));

/** Reads a text of this form as a number; any other text is none. */
const inForm = (form: RegExp) => (value: unknown) =>
  typeof value === 'string' ? (form.test(value) ? Number(value) : Number.NaN) : value;

/** Written in digits only. */
export function whole(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z.preprocess(inForm(/^\d+$/), z.number(rule).int(rule).min(min, rule).max(max, rule));
}

/** Written in digits, with a point before decimals. */
export function amount(max: number) {
  const rule = `must be a number from 0 to ${max}`;
  return z.preprocess(inForm(/^\d*\.?\d+$/), z.number(rule).min(0, rule).max(max, rule));
}

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

export const words = (max: number) => z.string().max(max, `must have at most ${max} characters`);
