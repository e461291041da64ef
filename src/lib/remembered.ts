/** Answers beyond this many are forgotten, all at once. */
const MAX_KEPT = 10_000;

/** A pure function of a text that keeps its answers, for texts that feeds repeat from row to row. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    if (kept.size >= MAX_KEPT) kept.clear();
    const answer = read(text);
    kept.set(text, answer);
    return answer;
  };
}
