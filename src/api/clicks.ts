import { bodyLimit } from 'hono/body-limit';
import { type Call, calls } from '#contract/calls.ts';
import type { ApiContext } from './context.ts';
import { fail } from './failures.ts';
import { type Asked, readRequest } from './read-request.ts';
import type { Routes } from './routes.ts';
import { isFromHere } from './same-origin.ts';
import type { Uses } from './uses.ts';

/** Clicks need no body; what is sent along is not read. */
const MAX_BODY = 1_024;

/** The calls that count what shoppers do. They answer at once and alike, whether the thing exists or not. */
export function addClicks(routes: Routes, uses: Uses): void {
  const { searchClick, brandClick, productClick } = calls;
  const tooLarge = bodyLimit({
    maxSize: MAX_BODY,
    onError: (context) => fail(context, 'body_too_large', 'This call needs no body.'),
  });
  routes.hono.post('/api/*', tooLarge);
  routes.add(
    searchClick,
    counter(searchClick, (context, { edition, parts }) => uses.popularSearch(context, edition, parts.id)),
  );
  routes.add(
    brandClick,
    counter(brandClick, (context, { edition, parts }) => uses.brand(context, edition, parts.id)),
  );
  routes.add(
    productClick,
    counter(productClick, (context, { edition, parts, query }) =>
      uses.product(context, edition, parts.id, query.kind),
    ),
  );
}

function counter<C extends Call>(call: C, count: (context: ApiContext, asked: Asked<C>) => void) {
  return (context: ApiContext): Response => {
    if (!isFromHere(context.req.raw.headers)) {
      return fail(context, 'foreign_origin', 'Clicks count from the pages of this shop only.');
    }
    count(context, readRequest(context, call));
    context.header('cache-control', 'no-store');
    return context.json({ accepted: true }, 202);
  };
}
