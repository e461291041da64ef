import { errorOf, LoadError } from './load-error.ts';

/**
 * Sends JSON with credentials and gives the JSON that is answered. What changes something is never tried
 * again by itself.
 * @throws LoadError for an answer that is no success, is no JSON or does not come
 */
export async function send(path: string, body?: unknown, fetcher: typeof fetch = fetch): Promise<unknown> {
  const response = await fetcher(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(noAnswer);
  if (!response.ok) throw await errorOf(path, response);
  return response.json().catch(noAnswer);

  function noAnswer(cause: unknown): never {
    throw new LoadError(path, { status: 0, answered: '' }, cause);
  }
}
