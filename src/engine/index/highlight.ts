import { analyse, type Language } from '../text/analyse.ts';

/** Where the terms of a search stand in a text: starts and ends, neighbours joined. */
export function highlight(text: string, terms: ReadonlySet<string>, language: Language): [number, number][] {
  const found: [number, number][] = [];
  for (const { term, start, end } of analyse(text, language)) {
    if (!terms.has(term)) continue;
    const last = found.at(-1);
    if (last && last[1] === start) last[1] = end;
    else found.push([start, end]);
  }
  return found;
}
