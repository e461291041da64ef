import { hash } from 'node:crypto';
import type { ApiContext } from '../context.ts';
import { replyWith, toResponse } from '../reply.ts';
import type { Routes } from '../routes.ts';
import { Text } from '../text.ts';
import { createOpenApi } from './openapi.ts';
import { renderDocs } from './page.ts';
import { style } from './style.ts';

const FIVE_MINUTES = 300;
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
  const text = once(() => new Text(make()));
  const manner = { type, freshFor: FIVE_MINUTES, more };
  return async (context: ApiContext): Promise<Response> =>
    toResponse(context, await replyWith(text(), manner, (name) => context.req.header(name)));
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
