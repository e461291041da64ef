import type { Advertiser } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { directorySchema } from './stores.ts';

const files = import.meta.glob('../../../data/advertisers.json', { eager: true, import: 'default' });

/** The advertisers of an edition. A list that is missing or malformed is reported and counts as empty. */
export function advertisersOf(edition: EditionKey): Advertiser[] {
  const parsed = directorySchema.safeParse(Object.values(files)[0]);
  if (parsed.success) return parsed.data[edition];
  const issue = parsed.error.issues[0];
  console.error(`data/advertisers.json is not usable: ${issue?.path.join('.')}: ${issue?.message}`);
  return [];
}
