import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import { MAX_ADDRESS } from '#contract/limits.ts';
import { readQuery, readValues } from '#contract/read-parameters.ts';
import { DEFAULT_EDITION, type EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import type { ApiContext } from './context.ts';

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
  const { address } = call;
  const mark = url.indexOf('?');
  const parts = readValues(address.parts, context.req.param());
  const query: { country?: string | undefined } = readQuery(address.query, mark < 0 ? '' : url.slice(mark));
  const country = query.country as EditionKey | undefined;
  return {
    edition: country ?? context.env?.edition ?? DEFAULT_EDITION,
    parts: parts as Asked<C>['parts'],
    query: query as Asked<C>['query'],
  };
}
