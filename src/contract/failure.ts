import { z } from 'zod';
import { FAILURES, type FailureCode } from './failures.ts';

const codes = Object.keys(FAILURES) as [FailureCode, ...FailureCode[]];

/** The body of every answer that is no success (specification, section 8). */
export const failureSchema = z.object({
  /** The status, a colon, a space and a sentence for people: `404: There is no such product.` */
  message: z.string(),
  code: z.enum(codes),
});
export type Failure = z.infer<typeof failureSchema>;
