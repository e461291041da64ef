import { hash } from 'node:crypto';
import { matchesTag } from '#lib/etag.ts';
import type { ApiContext } from '../context.ts';
import type { Routes } from '../routes.ts';
import { createOpenApi } from './openapi.ts';
import { renderDocs } from './page.ts';
import { style } from './style.ts';

/** Nothing but the page itself: no script, its own style only. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description of the API, for programs and for people. Both are made when first asked for. */
export function addDocs(routes: Routes): void {
  const document = once(createOpenApi);
  routes.add(
    { method: 'get', path: '/openapi.json' },
    fixed('application/json; charset=utf-8', () => JSON.stringify(document())),
  );
  routes.add(
    { method: 'get', path: '/docs' },
    fixed('text/html; charset=utf-8', () => renderDocs(document()), { 'content-security-policy': POLICY }),
  );
}

/** Answers with a text that stays the same as long as the process runs. */
function fixed(type: string, make: () => string, more: Record<string, string> = {}) {
  const made = once(() => {
    const body = make();
    return { body, tag: `W/"${hash('sha1', body, 'base64url')}"` };
  });
  return (context: ApiContext): Response => {
    const { body, tag } = made();
    const headers = { 'cache-control': 'public, max-age=0, s-maxage=300', etag: tag, ...more };
    if (matchesTag(context.req.header('if-none-match'), tag)) return context.body(null, 304, headers);
    return context.body(body, 200, { ...headers, 'content-type': type });
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
