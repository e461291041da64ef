import { z } from 'zod';

/** Characters of an e-mail address (RFC 5321, section 4.5.3.1.3). */
const MAX_EMAIL = 254;

/** What a shopper who wants deal alerts sends. */
export const alertBodySchema = z.object({
  email: z.preprocess(
    (value) => (typeof value === 'string' ? value.trim() : value),
    z
      .email('must be an e-mail address')
      .max(MAX_EMAIL, `must have at most ${MAX_EMAIL} characters`)
      .meta({ description: 'Where the alerts are to go.' }),
  ),
});
