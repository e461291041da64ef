import { z } from 'astro/zod';

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
    /** Only policies are dated. */
    updated: z.coerce
      .date({ error: 'Write the day of the last change as "updated: 2025-06-18".' })
      .optional(),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `Remove "${issue.keys.join('", "')}": the head of a page has only title, description and updated.`
        : undefined,
  },
);
