import { z } from 'zod';
import { AppError } from '#lib/errors.ts';
import { parentOf, taxonomy } from '#lib/taxonomy.ts';

export type RuleLanguage = 'en' | 'es';

/** Phrases of one language, separated by commas. */
const phrases = z.partialRecord(z.enum(['en', 'es']), z.string());
const words = z.strictObject({
  /** For category texts and for names. */
  both: phrases.optional(),
  /** For merchants' category texts only. */
  category: phrases.optional(),
  /** For product names only. */
  name: phrases.optional(),
});

/**
 * The rules of `data/category-rules.json`. A phrase may end in `?` (for category texts only, and
 * soft: the name may choose another subcategory of the department), `~` (in a name it is weak: any other
 * product word beside it wins) or `^` (it counts only in names, and only where the category texts
 * speak of its department). A category phrase may have parents before it: `books > children`.
 */
export const rulesSchema = z.strictObject({
  departments: z.record(
    z.string(),
    z.strictObject({
      /** What names the department as a whole. */
      category: phrases,
      /** Whether everything under such a category text belongs to the department. */
      strict: z.boolean().default(false),
      /** Products of the department that belong to none of its subcategories. */
      other: words.default({}),
    }),
  ),
  subcategories: z.record(
    z.string(),
    words.extend({
      /** Words that forbid its phrases in a name. */
      not: phrases.optional(),
      /** Words that choose it where a name tells only the department: "mujer" beside "camiseta". */
      refine: phrases.optional(),
    }),
  ),
});
export interface Target {
  readonly category: string;
  readonly subcategory?: string;
}

/** One phrase as the classifier compiles it. */
export interface RulePhrase {
  target: Target;
  language: RuleLanguage;
  /** `refine`: a word that chooses the subcategory once the department is known. */
  use: 'category' | 'name' | 'refine';
  /** `department`: names a whole department. */
  kind: 'hard' | 'soft' | 'department';
  weak: boolean;
  onlyInDepartment: boolean;
  strict: boolean;
  text: string;
  /** What must stand higher in the category path, the outermost first. */
  parents: readonly string[];
  /** Words that forbid the phrase in a name. */
  not: readonly string[];
}

/**
 * Checks rules against the taxonomy and lists their phrases.
 * @throws AppError `rules_invalid` naming the place.
 */
export function readRules(input: unknown): RulePhrase[] {
  const parsed = rulesSchema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw invalidRule(`${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { departments, subcategories } = parsed.data;
  const found: RulePhrase[] = [];
  for (const [category, rule] of Object.entries(departments)) {
    if (!taxonomy.some(({ slug }) => slug === category))
      throw invalidRule(`departments.${category} is no category`);
    const target = { category };
    const base = { target, strict: rule.strict, not: [] };
    found.push(...list({ category: rule.category }, { ...base, kind: 'department' }));
    found.push(...list(rule.other, { ...base, kind: 'hard' }));
  }
  for (const [subcategory, rule] of Object.entries(subcategories)) {
    const category = parentOf(subcategory)?.slug;
    if (!category) throw invalidRule(`subcategories.${subcategory} is no subcategory`);
    const not = [...split(rule.not?.en), ...split(rule.not?.es)];
    found.push(...list(rule, { target: { category, subcategory }, strict: false, not, kind: 'hard' }));
    for (const language of ['en', 'es'] as const) {
      const base = { target: { category, subcategory }, strict: false, not, kind: 'hard' } as const;
      found.push(...split(rule.refine?.[language]).map((word) => toPhrase(word, language, 'refine', base)));
    }
  }
  return found;
}

type Base = Pick<RulePhrase, 'target' | 'strict' | 'not' | 'kind'>;

function list(rule: z.infer<typeof words>, base: Base): RulePhrase[] {
  const found: RulePhrase[] = [];
  for (const place of ['both', 'category', 'name'] as const) {
    for (const language of ['en', 'es'] as const) {
      for (const phrase of split(rule[place]?.[language])) {
        if (place !== 'name' && !phrase.endsWith('^')) {
          found.push(toPhrase(phrase, language, 'category', base));
        }
        if (place !== 'category' && !phrase.includes('>'))
          found.push(toPhrase(phrase, language, 'name', base));
      }
    }
  }
  return found;
}

function toPhrase(phrase: string, language: RuleLanguage, use: RulePhrase['use'], base: Base): RulePhrase {
  const steps = phrase.replace(/[?~^]+$/, '').split(/\s*>\s*/);
  const marks = phrase.slice(phrase.search(/[?~^]*$/));
  return {
    ...base,
    language,
    use,
    kind: marks.includes('?') && base.kind === 'hard' ? 'soft' : base.kind,
    weak: marks.includes('~'),
    onlyInDepartment: marks.includes('^'),
    text: steps.at(-1) ?? '',
    parents: steps.slice(0, -1),
  };
}

const split = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** The error of a rule that cannot be used. */
export const invalidRule = (what: string): AppError =>
  new AppError('rules_invalid', `data/category-rules.json cannot be used: ${what}. Correct the rule.`);
