import type { Catalogue } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';
import { Text } from './text.ts';

/** A finished answer. */
export interface Answer {
  text: Text;
  /** Of a page: the products on all pages; 0 for everything else. */
  total: number;
}

interface Held {
  version: string;
  until: number;
  /** Bytes it takes, about; nothing while it is being computed. */
  size: number;
  answer: Promise<Answer>;
}

/** Seconds; answers change with time too, as prices age. */
const KEPT_FOR = 60;
const ROOM = 32 * 1024 * 1024;
/** What an answer takes beside its body, about. */
const OVERHEAD = 1_000;
/** Its compressed forms take about half of the body again. */
const WITH_COMPRESSED = 1.5;

/**
 * Keeps the latest answers as long as the catalogue stands unchanged; callers who ask the same at the
 * same time share one query. The longest unused are dropped where all together take more than `room` bytes.
 */
export function createAnswers(catalogue: Catalogue, { now = Date.now, room = ROOM } = {}) {
  const held = new Map<string, Held>();
  let taken = 0;

  function drop(key: string): void {
    taken -= held.get(key)?.size ?? 0;
    held.delete(key);
  }

  function measure(key: string, entry: Held, { text }: Answer): void {
    if (held.get(key) !== entry || entry.size > 0) return;
    entry.size = text.body.length * WITH_COMPRESSED + key.length + OVERHEAD;
    taken += entry.size;
    for (const oldest of held.keys()) {
      if (taken <= room) break;
      drop(oldest);
    }
  }

  /** The latest answer where the catalogue still stands as it stood, now the last to be dropped. */
  function latest(key: string, version: string): Held | undefined {
    const known = held.get(key);
    if (!known || known.version !== version || known.until <= now()) return undefined;
    held.delete(key);
    held.set(key, known);
    return known;
  }

  return {
    /** `freshFor` is in seconds; no answer is kept for more than a minute. */
    async answer(
      edition: EditionKey,
      asked: string,
      freshFor: number,
      compute: () => Promise<unknown>,
    ): Promise<Answer> {
      const key = `${edition} ${asked}`;
      const version = await catalogue.version(edition);
      const known = latest(key, version);
      if (known) return await known.answer;
      drop(key);
      const until = now() + Math.min(freshFor, KEPT_FOR) * 1_000;
      const entry = { version, until, size: 0, answer: compute().then(finish) };
      held.set(key, entry);
      try {
        const answer = await entry.answer;
        measure(key, entry, answer);
        return answer;
      } catch (error) {
        if (held.get(key) === entry) drop(key);
        throw error;
      }
    },

    /** The answer that is at hand. */
    async kept(edition: EditionKey, asked: string): Promise<Answer | undefined> {
      const known = latest(`${edition} ${asked}`, await catalogue.version(edition));
      return known?.answer.catch(() => undefined);
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

function finish(value: unknown): Answer {
  const total = (value as { total?: number } | null)?.total ?? 0;
  return { text: new Text(JSON.stringify(value)), total };
}
