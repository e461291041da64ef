import { EDITIONS, type EditionKey, editions } from '#editions/editions.ts';

/**
 * The edition that asks prices in `currency` (ISO 4217) where it is not the page's own: where one host has both,
 * as a local one, they share what a browser keeps.
 */
export const otherEdition = (currency: string | undefined): EditionKey | undefined =>
  EDITIONS.find((key) => key !== import.meta.env.EDITION && editions[key].currency === currency);
