import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { matchesTag } from '#lib/etag.ts';

/** Browsers ask again with the tag; shared caches may keep an answer for five minutes. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=300';

/** A JSON answer with a tag of its content; 304 without a body where the caller holds it already. */
export function answer(context: Context, value: unknown): Response {
  const body = JSON.stringify(value);
  const tag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { 'cache-control': CACHE_CONTROL, etag: tag };
  if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}
