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
