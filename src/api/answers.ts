import { createHash } from 'node:crypto';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';

/** A finished answer and its tag. */
export interface Answer {
  body: string;
  tag: string;
}

interface Held {
  version: string;
  until: number;
  answer: Promise<Answer>;
}

const MAX_HELD = 2_000;
/** Answers change with time too, as prices age. */
const KEPT_FOR = 60_000;

/**
 * Keeps the latest answers as long as the catalogue stands unchanged; callers who ask the same at the
 * same time share one query. The longest unused is dropped first.
 */
export function createAnswers(catalogue: Catalogue, now: () => number = Date.now) {
  const held = new Map<string, Held>();

  return async (edition: EditionKey, asked: string, compute: () => Promise<unknown>): Promise<Answer> => {
    const key = `${edition} ${asked}`;
    const version = await catalogue.version(edition);
    const known = held.get(key);
    held.delete(key);
    const usable = known && known.version === version && known.until > now();
    const entry = usable ? known : { version, until: now() + KEPT_FOR, answer: compute().then(finish) };
    held.set(key, entry);
    if (held.size > MAX_HELD) held.delete(held.keys().next().value as string);
    try {
      return await entry.answer;
    } catch (error) {
      if (held.get(key) === entry) held.delete(key);
      throw error;
    }
  };
}

export type Answers = ReturnType<typeof createAnswers>;

function finish(value: unknown): Answer {
  const body = JSON.stringify(value);
  return { body, tag: `W/"${createHash('sha1').update(body).digest('base64url')}"` };
}
