import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { AppError } from '#lib/errors.ts';
import { createAnswers } from './answers.ts';
import { directoryRoutes } from './directory.ts';
import type { ApiBindings } from './parameters.ts';
import { productRoutes } from './products.ts';

export interface ApiDependencies {
  catalogue: Catalogue;
  /** Told of every error that is not the caller's. */
  log: (message: string, error: unknown) => void;
}

const statusOf: Readonly<Record<string, ContentfulStatusCode>> = {
  bad_parameter: 400,
  unknown_category: 404,
  unknown_product: 404,
};

/** The calls of the specification (section 7) under `/api`, answered by a catalogue. */
export function createApi({ catalogue, log }: ApiDependencies) {
  const api = new Hono<{ Bindings: ApiBindings }>();
  const answers = createAnswers(catalogue);
  api.route('/api', directoryRoutes(catalogue, answers));
  api.route('/api', productRoutes(catalogue, answers));

  api.notFound((context) => {
    context.header('cache-control', 'no-store');
    return context.json(failure('unknown_call', 'There is no such call.'), 404);
  });

  api.onError((error, context) => {
    context.header('cache-control', 'no-store');
    const status = error instanceof AppError ? statusOf[error.code] : undefined;
    if (status) return context.json(failure((error as AppError).code, error.message), status);
    log(`${context.req.method} ${context.req.path} failed`, error);
    return context.json(failure('internal', 'Something went wrong here; please try again later.'), 500);
  });

  return api;
}

export type Api = ReturnType<typeof createApi>;

/** The body of every answer that is not a success. */
function failure(code: string, message: string) {
  return { error: { code, message } };
}
