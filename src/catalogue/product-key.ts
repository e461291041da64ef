import { CONDITIONS } from '#contract/choices.ts';
import type { Condition } from '#contract/product.ts';
import { isRestrictedGtin } from '#lib/gtin.ts';

/**
 * What groups offers to a product: the same GTIN in the same condition, because a used thing is compared with used
 * ones and not with new ones. An offer without a GTIN is a product of its own, and so is one whose code its shop
 * issued for itself.
 */
export const productKey = (offer: { id: string; gtin?: string | undefined; condition: Condition }): string =>
  offer.gtin && !isRestrictedGtin(offer.gtin) ? keyOfGtin(offer.gtin, offer.condition) : `offer:${offer.id}`;

/** The keys that a GTIN may have, new things first. @param gtin 14 digits */
export const keysOfGtin = (gtin: string): string[] =>
  CONDITIONS.map((condition) => keyOfGtin(gtin, condition));

/** The GTIN of a key; null where it has none. */
export const gtinOfKey = (key: string): string | null => /^\d{14}(?= |$)/.exec(key)?.[0] ?? null;

/** The keys that the same thing has in other conditions; none where it has no GTIN. */
export function otherConditions(key: string): string[] {
  const gtin = gtinOfKey(key);
  return gtin ? keysOfGtin(gtin).filter((other) => other !== key) : [];
}

const keyOfGtin = (gtin: string, condition: Condition): string =>
  condition === 'new' ? gtin : `${gtin} ${condition}`;
