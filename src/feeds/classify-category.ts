import type { CategoryEntry, LanguageRules } from './classify-compile.ts';
import type { Target } from './classify-rules.ts';
import { type Match, noWords, type Words } from './phrases.ts';

/** What a product's category texts tell; cached, as feeds repeat them. */
export interface Verdict {
  /** The name need not be asked. */
  final: boolean;
  /** The answer, or what stands if the name tells nothing. */
  target: Target | null;
  /** The departments that the texts speak of. */
  departments: ReadonlySet<string>;
  /** The name may only choose within those departments. */
  restricted: boolean;
}

interface Found {
  entry: CategoryEntry;
  length: number;
  part: number;
}

/** Reads category texts, the most specific first; paths are taken apart. */
export function readCategoryTexts(texts: readonly string[], rules: LanguageRules): Verdict {
  const levels = texts.flatMap(splitPath).map((text) => {
    const words = noWords();
    rules.vocabulary.read(text, words, 40, true);
    return words;
  });
  const found = levels.map((words, depth) => findEntries(words, levels.slice(depth + 1), rules));
  const named = found.flatMap((entries) => entries.filter(({ entry }) => entry.kind === 'department'));
  const strict = new Set(found.flatMap(strictDepartment));
  let vague = false;
  for (const entries of found) {
    const best = pick(entries, strict, rules.language);
    if (best && !(vague && best.kind === 'soft')) {
      const departments = new Set([best.target.category]);
      return { final: best.kind === 'hard', target: best.target, departments, restricted: true };
    }
    vague ||= entries.some(({ entry }) => entry.kind === 'department');
  }
  if (!named.length) return { final: false, target: null, departments: new Set(), restricted: false };
  const restricted = strict.size > 0;
  const departments = restricted ? strict : new Set(named.map(({ entry }) => entry.target.category));
  const target = named.find(({ entry }) => departments.has(entry.target.category))?.entry.target ?? null;
  return { final: false, target, departments, restricted };
}

/** A level is strict where it speaks of one department only, and by its strict name. */
function strictDepartment(found: readonly Found[]): string[] {
  const [first] = found;
  if (!first || !found.some(({ entry }) => entry.kind === 'department' && entry.strict)) return [];
  const { category } = first.entry.target;
  return found.every(({ entry }) => entry.target.category === category) ? [category] : [];
}

/** `A > B > C` becomes C, B, A. Slashes make a path where they stand between blanks or are several. */
function splitPath(text: string): string[] {
  const steps = /[>|»›]|::| \/ /.test(text)
    ? text.split(/\s*(?:->|>|\||»|›|::| \/ )\s*/)
    : splitSlashes(text);
  return steps.filter(Boolean).reverse();
}

const splitSlashes = (text: string): string[] => (/\S\/\S[^/]*\/\S/.test(text) ? text.split('/') : [text]);

function findEntries(words: Words, above: readonly Words[], rules: LanguageRules): Found[] {
  const found: Found[] = [];
  for (let i = 0; i < words.ids.length; ) {
    const match: Match<CategoryEntry[]> | null = rules.category.longestAt(words.ids, i);
    if (!match) {
      i++;
      continue;
    }
    const fitting = match.value
      .filter(({ parents }) => parents.every((parent) => above.some(({ ids }) => contains(ids, parent))))
      .sort((a, b) => b.parents.length - a.parents.length);
    const part = words.parts[i] as number;
    for (const entry of fitting) found.push({ entry, length: match.length, part });
    i += match.length;
  }
  return found;
}

/** The entry with most parents; else of the first part, in English the longest, then the last. */
function pick(
  found: readonly Found[],
  strict: ReadonlySet<string>,
  language: 'en' | 'es',
): CategoryEntry | null {
  let best: Found | null = null;
  for (const one of found) {
    const { entry } = one;
    if (entry.kind === 'department') continue;
    if (!entry.parents.length && strict.size && !strict.has(entry.target.category)) continue;
    if (!best || beats(one, best, language)) best = one;
  }
  return best?.entry ?? null;
}

function beats(one: Found, best: Found, language: 'en' | 'es'): boolean {
  const parents = one.entry.parents.length - best.entry.parents.length;
  if (parents !== 0) return parents > 0;
  return language === 'en' && one.part === best.part && one.length >= best.length;
}

function contains(ids: readonly number[], phrase: readonly number[]): boolean {
  for (let i = 0; i + phrase.length <= ids.length; i++) {
    if (phrase.every((id, offset) => ids[i + offset] === id)) return true;
  }
  return false;
}
