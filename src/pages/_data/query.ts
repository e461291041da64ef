import type { z } from 'zod';
import type { Filters } from '#catalogue/catalogue.ts';
import type { EditionKey } from '#editions/editions.ts';
import { editions } from '#editions/editions.ts';
import type { Chosen } from '#features/listing/list-view.ts';
import { toMinor } from '#lib/money.ts';

/** Query parameters as typed values, or null where one of them is not usable. */
export function readQuery<T extends z.ZodType>(schema: T, parameters: URLSearchParams): z.infer<T> | null {
  const parsed = schema.safeParse(Object.fromEntries(parameters));
  return parsed.success ? parsed.data : null;
}

/** Chosen filters as the catalogue takes them: prices in minor units of the edition's currency. */
export function toFilters(edition: EditionKey, chosen: Chosen): Filters {
  const { currency } = editions[edition];
  const { condition, min_price: min, max_price: max } = chosen;
  return {
    ...(condition && condition !== 'all' && { condition }),
    ...(min !== undefined && { minPrice: toMinor(min, currency) }),
    ...(max !== undefined && { maxPrice: toMinor(max, currency) }),
  };
}
