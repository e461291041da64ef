/** What a US dollar is worth (specification, section 9). Never for a merchant's price: only to show or to compare. */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 0.93,
  CAD: 1.37,
  GBP: 0.8,
  AUD: 1.54,
  JPY: 151.62,
};

/** The currencies that can be converted. */
export const CURRENCIES: readonly string[] = Object.keys(PER_DOLLAR);

/** An amount in US dollars; as it is where the currency has no rate. */
export const inDollars = (amount: number, currency: string): number => amount / (PER_DOLLAR[currency] ?? 1);

/** About how much an amount is in another currency; null where one of them has no rate. Not rounded. */
export function convert(amount: number, from: string, to: string): number | null {
  const [given, wanted] = [PER_DOLLAR[from], PER_DOLLAR[to]];
  if (given === undefined || wanted === undefined) return null;
  return from === to ? amount : (amount / given) * wanted;
}
