import { z } from 'astro/zod';

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

const text = (name: string, example: string, max: number) =>
  z
    .string({ error: `Write a ${name} line at the head of the file, such as "${name}: ${example}".` })
    .trim()
    .min(1, `The ${name} line is empty. Write something such as "${name}: ${example}".`)
    .max(max, `The ${name} is too long for search results: keep it within ${max} characters.`);

/** What the head of each file must say; the messages tell an editor what to write. */
export const policySchema = z.strictObject(
  {
    title: text('title', 'Privacy policy', 60),
    description: text('description', 'What we know about our visitors', 160),
    updated: z.coerce.date({ error: 'Write the day of the last change as "updated: 2025-06-18".' }),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Remove "${issue.keys.join('", "')}": the head of a page has only title, description and updated.`
        : undefined,
  },
);
export type PolicyHead = z.infer<typeof policySchema>;

/** The name of a page's text in the collection; a language without its own text reads English. */
export function policyId(language: string, policy: PolicyName): `${'en' | 'es'}/${PolicyName}` {
  return `${language === 'es' ? 'es' : 'en'}/${policy}`;
}
