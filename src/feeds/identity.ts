import { hash } from 'node:crypto';

/**
 * The stable key of an offer, `id_c10`: 12 characters of 0-9a-v, 60 bits of the SHA-256 of network,
 * merchant and the merchant's own product id. The same offer has the same key in every import.
 */
export function offerId(network: string, merchantId: string, merchantProductId: string): string {
  const bytes = hash('sha256', JSON.stringify([network, merchantId, merchantProductId]), 'buffer');
  return (bytes.readBigUInt64BE(0) >> 4n).toString(32).padStart(12, '0');
}
