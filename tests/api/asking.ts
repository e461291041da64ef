import { expect } from 'vitest';
import type { z } from 'zod';
import { createApi } from '#api/app.ts';
import type { ApiBindings } from '#api/context.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { standIn } from './stand-in.ts';

/** One request to an API of its own; whatever it logs fails the test. */
export function ask(
  path: string,
  catalogue: Catalogue = standIn(),
  init: RequestInit = {},
  bindings: ApiBindings = { edition: 'ES' },
): Promise<Response> {
  const log = (message: string, error: unknown) => {
    throw new Error(message, { cause: error });
  };
  const { app } = createApi({ catalogue, log });
  return Promise.resolve(app.fetch(new Request(`http://localhost${path}`, init), bindings));
}

/** The content of an answer, which must be what its schema says and have nothing beside it. */
export async function contentOf<T extends z.ZodType>(response: Response, schema: T): Promise<z.infer<T>> {
  const content = await response.json();
  const parsed = schema.parse(content);
  expect(content).toEqual(parsed);
  return parsed;
}
