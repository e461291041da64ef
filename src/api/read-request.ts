import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import { DEFAULT_EDITION, type EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import type { ApiContext } from './context.ts';

/** Longer addresses are no call that anybody makes; 500 ids take 7,000 characters. */
const MAX_ADDRESS = 16_384;

/** A request as typed values. */
export interface Asked<C extends Call = Call> {
  edition: EditionKey;
  parts: z.infer<C['parts']>;
  query: z.infer<C['query']>;
}

/**
 * Reads a request as its call describes it; parameters the call does not know are ignored.
 * @throws AppError `bad_parameter`, naming the first parameter that is not usable; `address_too_long`
 */
export function readRequest<C extends Call>(context: ApiContext, call: C): Asked<C> {
  const { url } = context.req;
  if (url.length > MAX_ADDRESS) throw new AppError('address_too_long', 'This address is too long.');
  const parts = check(call.parts, context.req.param());
  const query = check(call.query, knownParameters(call.query, url));
  const country = query.country as EditionKey | undefined;
  return {
    edition: country ?? context.env?.edition ?? DEFAULT_EDITION,
    parts: parts as Asked<C>['parts'],
    query: query as Asked<C>['query'],
  };
}

function knownParameters({ shape }: z.ZodObject, url: string): Record<string, string> {
  const mark = url.indexOf('?');
  if (mark < 0) return {};
  const found: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(url.slice(mark))) {
    if (!Object.hasOwn(shape, name)) continue;
    if (Object.hasOwn(found, name)) {
      throw new AppError('bad_parameter', `The parameter ${name} is given more than once.`);
    }
    found[name] = value;
  }
  return found;
}

function check(schema: z.ZodObject, values: object): Record<string, unknown> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new AppError('bad_parameter', `The parameter ${String(issue?.path[0])} ${issue?.message}.`);
}
