import type { Context } from 'hono';
import type { EditionKey } from '#editions/editions.ts';

/** What the host tells the API of a request. */
export interface ApiBindings {
  /** The edition of the host name or of the local flag; the parameter `country` overrides it. */
  edition?: EditionKey;
  /** The address of the shopper's device; absent where it is not known. */
  address?: string;
}
export type ApiContext = Context<{ Bindings: ApiBindings }>;

/** Who asks, whatever brings the request. */
export interface Caller {
  method: string;
  address: string;
  /** Reads a header by its name in lower case. */
  header: (name: string) => string | undefined;
}

export function callerOf(context: ApiContext): Caller {
  return {
    method: context.req.method,
    address: context.env?.address ?? '',
    header: (name) => context.req.header(name),
  };
}
