import defaultRules from '../../data/category-rules.json' with { type: 'json' };
import { readCategoryTexts, type Verdict } from './classify-category.ts';
import { compileLanguage, type LanguageRules } from './classify-compile.ts';
import { readName } from './classify-name.ts';
import { type RuleLanguage, readRules, type Target } from './classify-rules.ts';

export interface Classifiable {
  /** The merchant's category texts, the most specific first; each may be a path `A > B > C`. */
  texts: readonly string[];
  name: string;
  language: RuleLanguage;
}

export interface Classifier {
  /** The category and, where it can be told, the subcategory; null where nothing can be told. */
  classify(product: Classifiable): Target | null;
}

const MAX_CACHED = 50_000;

/**
 * Compiles mapping rules (by default those of `data/category-rules.json`) into a classifier.
 * Category texts decide where they are specific, the name where they are vague or silent. Same
 * input, same answer.
 * @throws AppError `rules_invalid`; for a phrase with two targets at the first product in its language.
 */
export function createClassifier(rules: unknown = defaultRules): Classifier {
  const phrases = readRules(rules);
  const languages = new Map<RuleLanguage, { rules: LanguageRules; verdicts: Map<string, Verdict> }>();
  const inLanguage = (language: RuleLanguage) => {
    let compiled = languages.get(language);
    if (!compiled) {
      compiled = { rules: compileLanguage(phrases, language), verdicts: new Map() };
      languages.set(language, compiled);
    }
    return compiled;
  };
  return {
    classify({ texts, name, language }) {
      const { rules: compiled, verdicts } = inLanguage(language);
      const key = texts.length === 1 ? (texts[0] as string) : texts.join('\n');
      let verdict = verdicts.get(key);
      if (!verdict) {
        verdict = readCategoryTexts(texts, compiled);
        if (verdicts.size >= MAX_CACHED) verdicts.clear();
        verdicts.set(key, verdict);
      }
      if (verdict.final) return verdict.target;
      const named = readName(name, compiled, verdict);
      return named?.subcategory || !verdict.target?.subcategory ? (named ?? verdict.target) : verdict.target;
    },
  };
}
