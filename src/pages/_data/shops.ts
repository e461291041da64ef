import { catalogue } from '#catalogue/open.ts';
import type { EditionKey } from '#editions/editions.ts';

/** Offers on sale by the shop's number in its network. */
export async function shopOffers(edition: EditionKey): Promise<ReadonlyMap<string, number>> {
  const merchants = await (await catalogue()).merchants(edition);
  return new Map(merchants.map(({ merchantId, offers }) => [merchantId, offers]));
}
