import type { Verdict } from './classify-category.ts';
import type { LanguageRules, NameEntry } from './classify-compile.ts';
import type { Target } from './classify-rules.ts';
import { type Match, noWords, type PhraseTrie, type Words } from './phrases.ts';

const scratch = noWords();

/**
 * What a product's name tells. Spanish puts the product's word first, English last before a comma
 * or a "for", so the first match wins in Spanish and the longest, then last of its part in English.
 */
export function readName(
  name: string,
  rules: LanguageRules,
  verdict: Pick<Verdict, 'departments' | 'restricted'>,
): Target | null {
  rules.vocabulary.read(name, scratch);
  const target =
    choose(scratch, rules.name, rules.language === 'en', verdict) ??
    choose(scratch, rules.foreignName, rules.language === 'es', verdict, true);
  return target && !target.subcategory ? refined(target, scratch, rules) : target;
}

function refined(target: Target, { ids }: Words, rules: LanguageRules): Target {
  const words = rules.refine.get(target.category);
  for (let i = 0; words && i < ids.length; i++) {
    const found = words.get(ids[i] as number);
    if (found) return found;
  }
  return target;
}

function choose(
  words: Words,
  trie: PhraseTrie<NameEntry[]>,
  headLast: boolean,
  verdict: Pick<Verdict, 'departments' | 'restricted'>,
  onlyStrong = false,
): Target | null {
  let best: { target: Target; length: number; part: number } | null = null;
  let weak: Target | null = null;
  let turned: Target | null = null;
  const { ids, parts } = words;
  for (let i = 0; i < ids.length; ) {
    const match: Match<NameEntry[]> | null = (ids[i] as number) < 0 ? null : trie.longestAt(ids, i);
    const entry = match && fitting(match.value, ids, verdict);
    if (!match || !entry) {
      i++;
      continue;
    }
    const part = parts[i] as number;
    if (best && part !== best.part) break;
    if (entry.weak) {
      if (!onlyStrong) weak ??= entry.target;
    } else if (part < 0) turned ??= entry.target;
    else if (!headLast) return entry.target;
    else if (!best || match.length >= best.length)
      best = { target: entry.target, length: match.length, part };
    i += match.length;
  }
  return best?.target ?? weak ?? turned;
}

function fitting(
  entries: readonly NameEntry[],
  ids: readonly number[],
  { departments, restricted }: Pick<Verdict, 'departments' | 'restricted'>,
): NameEntry | null {
  let free: NameEntry | null = null;
  for (const entry of entries) {
    if (entry.not.size && ids.some((id) => entry.not.has(id))) continue;
    if (departments.has(entry.target.category)) return entry;
    if (!entry.onlyInDepartment) free = entry;
  }
  return restricted ? null : free;
}
