import type { AppError } from '#lib/errors.ts';
import { invalidRule, type RuleLanguage, type RulePhrase, type Target } from './classify-rules.ts';
import { PhraseTrie, Vocabulary } from './phrases.ts';

/** What a phrase of a category text leads to. */
export interface CategoryEntry {
  target: Target;
  kind: RulePhrase['kind'];
  strict: boolean;
  parents: readonly (readonly number[])[];
}

/** What a phrase of a name leads to. */
export interface NameEntry {
  target: Target;
  weak: boolean;
  onlyInDepartment: boolean;
  not: ReadonlySet<number>;
}

export interface LanguageRules {
  language: RuleLanguage;
  vocabulary: Vocabulary;
  category: PhraseTrie<CategoryEntry[]>;
  name: PhraseTrie<NameEntry[]>;
  /** The other language's names, asked where the own language's say nothing. */
  foreignName: PhraseTrie<NameEntry[]>;
  /** By department: the words that choose one of its subcategories. */
  refine: ReadonlyMap<string, ReadonlyMap<number, Target>>;
}

/**
 * Compiles the phrases for feeds in one language. Category texts are read in both languages, the
 * feed's own first, because networks name categories in English everywhere.
 */
export function compileLanguage(phrases: readonly RulePhrase[], language: RuleLanguage): LanguageRules {
  const vocabulary = new Vocabulary();
  const category = new PhraseTrie<CategoryEntry[]>();
  const name = new PhraseTrie<NameEntry[]>();
  const foreignName = new PhraseTrie<NameEntry[]>();
  const refine = new Map<string, Map<number, Target>>();
  const own = phrases.filter((phrase) => phrase.language === language);
  const foreign = phrases.filter((phrase) => phrase.language !== language);
  for (const phrase of [...own, ...foreign]) {
    const ids = vocabulary.add(phrase.text);
    if (!ids.length) throw invalidRule(`the phrase "${phrase.text}" has no word that counts`);
    if (phrase.use === 'refine') addRefinement(refine, phrase.target, ids);
    else if (phrase.use === 'category')
      addCategory(
        category.at(ids, () => []),
        phrase,
        vocabulary,
        language,
      );
    else {
      const trie = phrase.language === language ? name : foreignName;
      addName(
        trie.at(ids, () => []),
        phrase,
        vocabulary,
      );
    }
  }
  return { language, vocabulary, category, name, foreignName, refine };
}

function addCategory(
  entries: CategoryEntry[],
  phrase: RulePhrase,
  vocabulary: Vocabulary,
  language: RuleLanguage,
): void {
  const parents = phrase.parents.map((parent) => vocabulary.add(parent));
  const key = JSON.stringify(parents);
  const same = entries.find((entry) => JSON.stringify(entry.parents) === key);
  if (same) {
    if (phrase.language === language && !sameTarget(same.target, phrase.target))
      throw twice(phrase, same.target);
    return;
  }
  entries.push({ target: phrase.target, kind: phrase.kind, strict: phrase.strict, parents });
}

function addName(entries: NameEntry[], phrase: RulePhrase, vocabulary: Vocabulary): void {
  const { target, weak, onlyInDepartment } = phrase;
  const rival = onlyInDepartment
    ? entries.find((entry) => entry.target.category === target.category)
    : entries.find((entry) => !entry.onlyInDepartment);
  if (rival) {
    if (!sameTarget(rival.target, target)) throw twice(phrase, rival.target);
    rival.weak ||= weak;
    return;
  }
  const not = new Set(phrase.not.flatMap((word) => vocabulary.add(word)));
  entries.push({ target, weak, onlyInDepartment, not });
}

function addRefinement(
  refine: Map<string, Map<number, Target>>,
  target: Target,
  ids: readonly number[],
): void {
  const words = refine.get(target.category) ?? new Map<number, Target>();
  refine.set(target.category, words);
  for (const id of ids) if (!words.has(id)) words.set(id, target);
}

const sameTarget = (a: Target, b: Target): boolean =>
  a.category === b.category && a.subcategory === b.subcategory;

const twice = (phrase: RulePhrase, other: Target): AppError =>
  invalidRule(
    `the ${phrase.language} ${phrase.use} phrase "${[...phrase.parents, phrase.text].join(' > ')}" leads to ` +
      `${phrase.target.subcategory ?? phrase.target.category} and to ${other.subcategory ?? other.category}`,
  );
