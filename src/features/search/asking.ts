/** Fewer characters suggest nothing (specification, section 5). */
export const FEWEST_CHARACTERS = 2;
const KEPT = 100;
/** Milliseconds for which an answer is used again (specification, section 9). */
const FRESH = 300_000;

export interface Ways<Answer> {
  load: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Shows what was answered to the text as it was typed; null where it is too short for an answer. */
  show: (typed: string, answer: Answer | null) => void;
  failed: (typed: string, error: unknown) => void;
  /** UTC milliseconds. */
  now?: () => number;
}

/**
 * Asks what a text suggests as soon as it has two characters, without waiting for the typing to end. A
 * question is given up when another is asked, an answer that comes all the same is not shown, and answers
 * are kept and used again.
 */
export function createAsking<Answer>({ load, show, failed, now = Date.now }: Ways<Answer>) {
  const kept = new Map<string, { answer: Answer; until: number }>();
  let underway: { key: string; giveUp: AbortController } | undefined;

  function keep(key: string, answer: Answer): void {
    kept.delete(key);
    kept.set(key, { answer, until: now() + FRESH });
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  }

  function stop(): void {
    underway?.giveUp.abort();
    underway = undefined;
  }

  async function ask(typed: string): Promise<void> {
    const key = typed.trim().replace(/\s+/g, ' ').toLowerCase();
    if (underway?.key === key) return;
    stop();
    if (key.length < FEWEST_CHARACTERS) return show(typed, null);
    const known = kept.get(key);
    if (known && known.until > now()) return show(typed, known.answer);
    const asked = { key, giveUp: new AbortController() };
    underway = asked;
    const { signal } = asked.giveUp;
    try {
      const answer = await load(key, signal);
      keep(key, answer);
      if (!signal.aborted) show(typed, answer);
    } catch (error) {
      if (!signal.aborted) failed(typed, error);
    } finally {
      if (underway === asked) underway = undefined;
    }
  }

  return { ask: (typed: string) => void ask(typed), stop };
}
