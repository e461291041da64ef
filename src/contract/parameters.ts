/**
 * What calls take, as plain data: it is read by `read-parameters.ts` wherever a call is answered, also in
 * browsers, and `fields.ts` makes the schemas of it. Every value is a text in an address; blank ones count as absent.
 */
export type Parameter = Told &
  (
    | { kind: 'choice'; values: readonly [string, ...string[]]; default?: string }
    | { kind: 'whole'; min: number; max: number; default?: number }
    | { kind: 'amount'; max: number }
    | { kind: 'words'; max: number }
    /** A part of an address, which is always there. */
    | { kind: 'part'; max: number }
    /** Texts divided by commas, each once; at least one. */
    | { kind: 'ids'; max: number; most: number }
  );

interface Told {
  description?: string;
}

export type Parameters = Readonly<Record<string, Parameter>>;

type ValueOf<P> = P extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : P extends { kind: 'whole' | 'amount' }
    ? number
    : P extends { kind: 'ids' }
      ? string[]
      : string;
type IsGiven<P> = P extends { default: unknown } | { kind: 'part' | 'ids' } ? true : false;
type GivenIn<S> = { [K in keyof S]: IsGiven<S[K]> extends true ? K : never }[keyof S];

/** The values of parameters once they are read. */
export type ValuesOf<S extends Parameters> = { [K in GivenIn<S>]: ValueOf<S[K]> } & {
  [K in Exclude<keyof S, GivenIn<S>>]?: ValueOf<S[K]> | undefined;
};

/** Why a value is not usable; `The parameter x` goes before it. */
export const rules = {
  choice: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  whole: (min: number, max: number) => `must be a whole number from ${min} to ${max}`,
  amount: (max: number) => `must be a number from 0 to ${max}`,
  words: (max: number) => `must have at most ${max} characters`,
  ids: 'must be a list of product ids, separated by commas',
  noIds: 'must name at least one product',
  manyIds: (most: number) => `must name at most ${most} products`,
} as const;

/** Written in digits only. */
export const WHOLE = /^\d+$/;
/** Written in digits, with a point before decimals. */
export const AMOUNT = /^\d*\.?\d+$/;

/** The ids that a text names, each once. */
export const idsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  ),
];
