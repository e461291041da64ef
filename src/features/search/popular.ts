/** Milliseconds (specification, section 9). */
const FRESH = 30_000;

let known: { answer: unknown; until: number } | undefined;
let coming: Promise<unknown> | undefined;

/** What is searched for most: as it is known, or as it comes. Without an answer it is nothing. */
export function loadPopular(): { known?: unknown; coming: Promise<unknown> } {
  if (known && known.until > Date.now())
    return { known: known.answer, coming: Promise.resolve(known.answer) };
  coming ??= ask().finally(() => {
    coming = undefined;
  });
  return { coming };
}

async function ask(): Promise<unknown> {
  try {
    const response = await fetch('/api/searches/popular?limit=6', { credentials: 'include' });
    const answer: unknown = response.ok ? await response.json() : [];
    known = { answer, until: Date.now() + FRESH };
    return answer;
  } catch {
    return [];
  }
}
