import { z } from 'zod';
import { type Call, calls, listCalls } from '#contract/calls.ts';
import {
  categorySchema,
  popularBrandSchema,
  popularSearchSchema,
  subcategorySchema,
} from '#contract/directory.ts';
import { failureSchema } from '#contract/failure.ts';
import {
  observationSchema,
  pageSchema,
  priceRangeSchema,
  productDetailSchema,
  productSchema,
} from '#contract/product.ts';
import { facetsSchema, highlightSchema, searchPageSchema, suggestionSchema } from '#contract/search.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Every call with the name it has in the document. */
export const namedCalls: readonly (Call & { name: string })[] = [
  ...Object.entries(calls).map(([name, call]) => ({ ...call, name })),
  ...listCalls,
];

const names = z.registry<{ id: string; description?: string }>();
names.add(productSchema, {
  id: 'Product',
  description:
    'Amounts are decimal numbers in major units of `currency`; times are UTC ISO 8601. Fields are absent where the feed had nothing.',
});
names.add(pageSchema, { id: 'ProductPage', description: '`total` counts the products of all pages.' });
names.add(productDetailSchema, {
  id: 'ProductDetail',
  description:
    'Every offer, lately checked ones first, among those the ones in stock, among those the cheapest; and the prices of the best one, oldest first.',
});
names.add(observationSchema, { id: 'Observation', description: 'A price a shop asked over a span of time.' });
names.add(priceRangeSchema, { id: 'PriceRange' });
names.add(categorySchema, { id: 'Category' });
names.add(subcategorySchema, { id: 'Subcategory', description: '`count` is of products on sale in it.' });
names.add(popularSearchSchema, { id: 'PopularSearch' });
names.add(popularBrandSchema, { id: 'Brand' });
names.add(facetsSchema, {
  id: 'Facets',
  description: 'What the products found span; each dimension is counted under all filters but its own.',
});
names.add(highlightSchema, {
  id: 'Highlight',
  description: 'Start and end of a matched part, end excluded.',
});
names.add(searchPageSchema, {
  id: 'SearchPage',
  description:
    '`corrected` are the words searched for instead of misspelt ones; `highlights` go by `id_c10`.',
});
names.add(suggestionSchema, { id: 'Suggestion' });
names.add(failureSchema, {
  id: 'Failure',
  description: '`message` is the status, a colon, a space and a sentence for people.',
});
names.add(calls.productClick.answer, { id: 'Accepted' });
for (const { name, answer } of namedCalls) {
  if (!names.has(answer)) names.add(answer, { id: name[0]?.toUpperCase() + name.slice(1) });
}

const reference = (id: string) => `#/components/schemas/${id}`;

/** A reference to the schema of an answer. */
export function answerReference(answer: z.ZodType): JsonSchema {
  return { $ref: reference(names.get(answer)?.id ?? '') };
}

/** The schemas that references point to, by name. */
export function componentSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(names, { uri: reference, metadata: names });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { id: _, $id: __, $schema: ___, ...schema }]) => [
      id,
      schema as JsonSchema,
    ]),
  );
}

/** The schema of what a caller sends. */
export const inputSchema = (body: z.ZodObject): JsonSchema => z.toJSONSchema(body, { io: 'input' });

/** The schema of what a caller writes for each parameter. */
export function parameterSchemas(parameters: z.ZodObject): Record<string, JsonSchema> {
  return (z.toJSONSchema(parameters, { io: 'input' }).properties ?? {}) as Record<string, JsonSchema>;
}
