import type { Suggestion } from '#contract/search.ts';
import { keyOf } from './key.ts';

type Kind = Suggestion['kind'];

/** The kinds in the order they are shown, and the part of a list each may take while others have some. */
const PARTS: readonly (readonly [Kind, number])[] = [
  ['search', 0.3],
  ['brand', 0.2],
  ['category', 0.2],
  ['product', 0.3],
];
/** Of suggestions that read alike the first kind of these stays. */
const KEPT_FIRST: readonly Kind[] = ['brand', 'category', 'search', 'product'];

/** At most `limit` of the suggestions, by kind; what a kind leaves free the others take, in order. */
export function mix(suggestions: readonly Suggestion[], limit: number): Suggestion[] {
  const unlike = withoutTwins(suggestions);
  const groups = PARTS.map(([kind, part]) => ({
    found: unlike.filter((each) => each.kind === kind),
    taken: Math.max(1, Math.round(part * limit)),
  }));
  let free = limit;
  for (const group of groups) {
    group.taken = Math.min(group.taken, group.found.length, free);
    free -= group.taken;
  }
  for (const group of groups) {
    const more = Math.min(free, group.found.length - group.taken);
    group.taken += more;
    free -= more;
  }
  return groups.flatMap(({ found, taken }) => found.slice(0, taken));
}

function withoutTwins(suggestions: readonly Suggestion[]): Suggestion[] {
  const kept = new Map<string, Suggestion>();
  const rank = ({ kind }: Suggestion) => KEPT_FIRST.indexOf(kind);
  for (const each of suggestions) {
    const key = keyOf(each.text);
    const twin = kept.get(key);
    if (!twin || rank(each) < rank(twin)) kept.set(key, each);
  }
  return suggestions.filter((each) => kept.get(keyOf(each.text)) === each);
}
