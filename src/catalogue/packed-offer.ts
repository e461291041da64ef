import { hash } from 'node:crypto';
import type { Offer } from './offer.ts';
import { columns, type StoredValue, storedValues, TEXT_FIELDS } from './offer-columns.ts';
import { productKey } from './product-key.ts';

/**
 * An offer ready to be stored, with all that can be told before the catalogue is asked: plain values in one row,
 * so that they pass cheaply from the thread that reads a feed to the one that writes. The values of `columns`
 * come after those named here.
 */
export type PackedOffer = readonly [
  id: string,
  productKey: string,
  /** Of everything but what a feed says of its own last change, which is no change of the offer. */
  fingerprint: string,
  /** Of the texts that the product is found by. */
  textHash: string,
  observedAt: string,
  ...values: StoredValue[],
];
const HEAD = 5;

/** Where a field of an offer stands in a packed one. */
export const packedAt = (field: keyof Offer): number =>
  HEAD + columns.findIndex((column) => column.field === field);

/** A product is found by its ISBN as well, as by a code. */
const FOUND_BY = new Set<keyof Offer>([...TEXT_FIELDS, 'isbn']);
const textIndexes = columns.flatMap(({ field }, index) => (FOUND_BY.has(field) ? [index] : []));
const factIndexes = columns.flatMap(({ field }, index) =>
  FOUND_BY.has(field) || field === 'lastUpdated' ? [] : [index],
);

export function packOffer(offer: Offer): PackedOffer {
  const values = storedValues(offer);
  const textHash = digest(textIndexes, values);
  return [
    offer.id,
    productKey(offer),
    digest(factIndexes, values, textHash),
    textHash,
    offer.observedAt,
    ...values,
  ];
}

function digest(indexes: readonly number[], values: readonly StoredValue[], start = ''): string {
  let text = start;
  for (const index of indexes) text += `\u001f${values[index] ?? ''}`;
  return hash('sha1', text, 'base64');
}
