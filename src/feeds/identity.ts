import { hash } from 'node:crypto';

/**
 * The stable key of an offer, `id_c10`: 12 characters of 0-9a-v, 60 bits of the SHA-256 of network,
 * merchant and the merchant's own product id. The same offer has the same key in every import.
 */
export function offerId(network: string, merchantId: string, merchantProductId: string): string {
  const digest = hash('sha256', JSON.stringify([network, merchantId, merchantProductId]));
  const first = Number.parseInt(digest.slice(0, 8), 16);
  const second = Number.parseInt(digest.slice(8, 16), 16);
  return thirtyBits(first >>> 2) + thirtyBits(((first & 3) << 28) | (second >>> 4));
}

const thirtyBits = (value: number): string => value.toString(32).padStart(6, '0');
