import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ApiBindings, ApiContext } from './context.ts';
import { fail, failWith, type Log } from './failures.ts';
import { isFromHere } from './same-origin.ts';

type Handler = (context: ApiContext) => Response | Promise<Response>;

/** The address and the method of a call. */
interface Place {
  method: 'get' | 'post';
  /** Below `/api`, parts in braces. */
  path: string;
}

/**
 * Routes under `/api` that fail in one shape. Each also tells what methods it takes (OPTIONS) and refuses
 * others by name.
 * @param sites origins of the shop on static hosts, whose pages may call from there
 */
export function createRoutes(log: Log, sites: readonly string[]) {
  const hono = new Hono<{ Bindings: ApiBindings }>();
  const forSites = cors({
    origin: [...sites],
    allowMethods: ['POST'],
    allowHeaders: ['content-type'],
    credentials: true,
  });
  hono.use('/api/*', (context, next) =>
    acts(context) && sites.includes(context.req.header('origin') ?? '') ? forSites(context, next) : next(),
  );
  hono.notFound((context) => fail(context, 'unknown_call', 'There is no such call.'));
  hono.onError((error, context) => failWith(context, error, log));

  function add({ method, path }: Place, handler: Handler): void {
    const pattern = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
    const allowed = method === 'get' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
    hono.on(method.toUpperCase(), pattern, handler);
    hono.options(pattern, (context) =>
      context.body(null, 204, { allow: allowed, 'cache-control': 'no-store' }),
    );
    hono.all(pattern, (context) => {
      context.header('allow', allowed);
      return fail(context, 'wrong_method', `This call takes ${allowed} only.`);
    });
  }
  const isOwn = (context: ApiContext): boolean => isFromHere(context.req.raw.headers, sites);
  return { hono, add, isOwn };
}

/** What only reads is for anybody, and alike for all. */
const acts = ({ req }: ApiContext): boolean => req.method !== 'GET' && req.method !== 'HEAD';

export type Routes = ReturnType<typeof createRoutes>;
