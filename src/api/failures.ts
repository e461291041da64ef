import type { Context } from 'hono';
import { FAILURES, type FailureCode, failure } from '#contract/failures.ts';
import { AppError } from '#lib/errors.ts';

/** Told of every error that is not the caller's. */
export type Log = (message: string, error: unknown) => void;

/** An answer that is no success; nothing keeps it. */
export function fail(context: Context, code: FailureCode, sentence: string): Response {
  context.header('cache-control', 'no-store');
  // What is left of the body would be taken for the next request.
  if (code === 'body_too_large') context.header('connection', 'close');
  return context.json(failure(code, sentence), FAILURES[code]);
}

/** Answers what went wrong; what is not the caller's fault goes to the log and is not told. */
export function failWith(context: Context, error: unknown, log: Log): Response {
  if (error instanceof AppError && isCode(error.code)) return fail(context, error.code, error.message);
  log(`${context.req.method} ${context.req.path} failed`, error);
  return fail(context, 'internal', 'Something went wrong here; please try again later.');
}

const isCode = (code: string): code is FailureCode => Object.hasOwn(FAILURES, code);
