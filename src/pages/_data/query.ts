import type { z } from 'zod';

/** Query parameters as typed values, or null where one of them is not usable. */
export function readQuery<T extends z.ZodType>(schema: T, parameters: URLSearchParams): z.infer<T> | null {
  const parsed = schema.safeParse(Object.fromEntries(parameters));
  return parsed.success ? parsed.data : null;
}
