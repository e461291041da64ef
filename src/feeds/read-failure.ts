import { AppError } from '#lib/errors.ts';
import type { ReadMessage } from './feed-reader.ts';

/** Why a feed cannot be read, as it can be told to another thread: without what does not travel. */
export function failureOf(error: unknown): ReadMessage {
  try {
    return structuredClone(described(error));
  } catch {
    const message = error instanceof Error ? error.message : String(error);
    return error instanceof AppError
      ? { failed: { code: error.code, message, details: {}, cause: undefined } }
      : { broken: new Error(message) };
  }
}

function described(error: unknown): ReadMessage {
  if (!(error instanceof AppError)) return { broken: error };
  const { code, message, details, cause } = error;
  return { failed: { code, message, details, cause: cause instanceof Error ? cause : undefined } };
}
