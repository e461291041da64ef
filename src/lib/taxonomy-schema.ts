import { z } from 'zod';
import { RESERVED_SLUGS } from './taxonomy.ts';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .refine((text) => !(RESERVED_SLUGS as readonly string[]).includes(text), 'is a reserved word');
const name = z.object({ en: z.string().trim().min(1), es: z.string().trim().min(1) });
const leaf = z.object({ slug, name });

/** What `data/categories.json` must be. Apart from the taxonomy, so that browsers do not take the schema. */
export const taxonomySchema = z
  .array(leaf.extend({ subcategories: z.array(leaf).min(1) }))
  .superRefine((tree, context) => {
    const seen = new Set<string>();
    for (const node of tree.flatMap((category) => [category, ...category.subcategories])) {
      if (seen.has(node.slug)) context.addIssue(`the slug ${node.slug} is used twice`);
      seen.add(node.slug);
    }
  });
