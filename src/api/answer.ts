import type { EditionKey } from '#editions/editions.ts';
import { matchesTag } from '#lib/etag.ts';
import type { Answers } from './answers.ts';
import type { ApiContext } from './parameters.ts';

/** Browsers ask again with the tag; shared caches may keep an answer for five minutes. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

/**
 * Answers a call in JSON with a tag of its content; 304 without a body where the caller holds it
 * already. The query is computed only where no answer to the same address is at hand.
 */
export async function answer(
  context: ApiContext,
  answers: Answers,
  edition: EditionKey,
  compute: () => Promise<unknown>,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const { body, tag } = await answers(edition, pathname + search, compute);
  const headers = { 'cache-control': CACHE_CONTROL, etag: tag };
  if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}
