import { EDITIONS, type EditionKey, editions } from '#editions/editions.ts';

/**
 * The edition that asks prices in `currency` (ISO 4217) where it is not the page's own: on a local host both
 * share what a browser keeps. Only a server answers for another edition than its own.
 */
export const otherEdition = (currency: string | undefined): EditionKey | undefined =>
  EDITIONS.find((key) => key !== import.meta.env.EDITION && editions[key].currency === currency);
