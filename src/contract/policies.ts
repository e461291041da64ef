/** The pages whose text is a Markdown file in the folder of each language. */
export const POLICIES = [
  'about',
  'add-business',
  'contact',
  'cookies',
  'how-we-rank',
  'privacy',
  'terms',
] as const;
export type PolicyName = (typeof POLICIES)[number];

/** The folders; each holds every page. */
export const POLICY_LANGUAGES = ['en', 'es'] as const;

/** The name of a page's text in the collection; a language without its own text reads English. */
export function policyId(language: string, policy: PolicyName): `${'en' | 'es'}/${PolicyName}` {
  return `${language === 'es' ? 'es' : 'en'}/${policy}`;
}
