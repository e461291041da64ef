import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { policySchema } from './content/policy.ts';

const policies = defineCollection({
  loader: glob({ pattern: '{en,es}/*.md', base: './src/content' }),
  schema: policySchema,
});

export const collections = { policies };
