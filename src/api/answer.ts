import type { EditionKey } from '#editions/editions.ts';
import { matchesTag } from '#lib/etag.ts';
import type { Answers } from './answers.ts';
import type { ApiContext } from './parameters.ts';

/** Browsers ask again with the tag; shared caches may keep an answer for five minutes. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

/**
 * Answers a call in JSON with a tag of its content; 304 without a body where the caller holds it
 * already. The query is computed only where no answer to the same call in the same edition with the
 * same parameters, as they were read, is at hand.
 */
export async function answer(
  context: ApiContext,
  answers: Answers,
  edition: EditionKey,
  parameters: object,
  compute: () => Promise<unknown>,
): Promise<Response> {
  const asked = `${context.req.path} ${JSON.stringify({ ...parameters, country: undefined })}`;
  const { body, tag } = await answers(edition, asked, compute);
  const headers = { 'cache-control': CACHE_CONTROL, etag: tag };
  if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}
