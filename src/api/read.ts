import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import { matchesTag } from '#lib/etag.ts';
import type { Answer, Answers } from './answers.ts';
import type { ApiContext } from './context.ts';
import { type Asked, readRequest } from './read-request.ts';

/** Computes what a reading call answers. */
export type Reading<C extends Call> = (asked: Asked<C>) => Promise<z.input<C['answer']>>;

/**
 * Answers a reading call in JSON with a tag of its content; 304 without a body where the caller holds it
 * already. It is computed only where no answer to the same call in the same edition with the same
 * parameters, as they were read, is at hand. `then` is told of every answer, kept ones too.
 */
export function reader<C extends Call>(
  call: C,
  answers: Answers,
  compute: Reading<C>,
  then?: (context: ApiContext, asked: Asked<C>, answer: Answer) => void,
) {
  const headers = {
    // Browsers ask again with the tag.
    'cache-control': `public, max-age=0, s-maxage=${call.freshFor}`,
    'content-type': 'application/json; charset=utf-8',
  };
  return async (context: ApiContext): Promise<Response> => {
    const asked = readRequest(context, call);
    const answer = await answers(asked.edition, keyOf(call, asked), call.freshFor, () => compute(asked));
    then?.(context, asked, answer);
    const { body, tag } = answer;
    if (matchesTag(context.req.header('if-none-match'), tag)) {
      return context.body(null, 304, { 'cache-control': headers['cache-control'], etag: tag });
    }
    return context.body(body, 200, { ...headers, etag: tag });
  };
}

/** The same for every way to write the same question to the same edition. */
function keyOf(call: Call, { parts, query }: Asked): string {
  return `${call.path} ${JSON.stringify(parts)} ${JSON.stringify({ ...query, country: undefined })}`;
}
