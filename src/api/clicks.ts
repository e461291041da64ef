import { type Call, calls } from '#contract/calls.ts';
import { readBody } from './body.ts';
import { type ApiContext, type Caller, callerOf } from './context.ts';
import { fail } from './failures.ts';
import { type Asked, readRequest } from './read-request.ts';
import type { Routes } from './routes.ts';
import type { Uses } from './uses.ts';

/** Clicks need no body; what is sent along is not read. */
const MAX_BODY = 1_024;

/** The calls that count what shoppers do. They answer at once and alike, whether the thing exists or not. */
export function addClicks(routes: Routes, uses: Uses): void {
  const { searchClick, brandClick, productClick } = calls;
  routes.hono.post('/api/*', async (context, next) =>
    (await readBody(context.req.raw, MAX_BODY)) === null
      ? fail(context, 'body_too_large', 'This call needs no body.')
      : next(),
  );
  routes.add(
    searchClick,
    counter(routes, searchClick, (caller, { edition, parts }) =>
      uses.popularSearch(caller, edition, parts.id),
    ),
  );
  routes.add(
    brandClick,
    counter(routes, brandClick, (caller, { edition, parts }) => uses.brand(caller, edition, parts.id)),
  );
  routes.add(
    productClick,
    counter(routes, productClick, (caller, { edition, parts, query }) =>
      uses.product(caller, edition, parts.id, query.kind),
    ),
  );
}

function counter<C extends Call>(
  { isOwn }: Routes,
  call: C,
  count: (caller: Caller, asked: Asked<C>) => void,
) {
  return (context: ApiContext): Response => {
    if (!isOwn(context)) {
      return fail(context, 'foreign_origin', 'Clicks count from the pages of this shop only.');
    }
    count(callerOf(context), readRequest(context, call));
    context.header('cache-control', 'no-store');
    return context.json({ accepted: true }, 202);
  };
}
