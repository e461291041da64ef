import { minorDigits } from '#lib/money.ts';

/** How a country writes prices (specification, section 3: country price config). */
export interface PriceFormat {
  /** ISO 4217. */
  code: 'USD' | 'EUR' | 'CAD' | 'GBP' | 'AUD' | 'JPY';
  symbol: string;
  symbolPosition: 'before' | 'after';
  decimal: '.' | ',';
  thousands: '.' | ',' | '\u202f';
}

/** The eight countries of the specification. */
export const priceFormats = {
  us: { code: 'USD', symbol: '$', symbolPosition: 'before', decimal: '.', thousands: ',' },
  es: { code: 'EUR', symbol: '€', symbolPosition: 'after', decimal: ',', thousands: '.' },
  ca: { code: 'CAD', symbol: 'CA$', symbolPosition: 'before', decimal: '.', thousands: ',' },
  uk: { code: 'GBP', symbol: '£', symbolPosition: 'before', decimal: '.', thousands: ',' },
  au: { code: 'AUD', symbol: 'A$', symbolPosition: 'before', decimal: '.', thousands: ',' },
  de: { code: 'EUR', symbol: '€', symbolPosition: 'after', decimal: ',', thousands: '.' },
  fr: { code: 'EUR', symbol: '€', symbolPosition: 'after', decimal: ',', thousands: '\u202f' },
  jp: { code: 'JPY', symbol: '¥', symbolPosition: 'before', decimal: '.', thousands: ',' },
} as const satisfies Readonly<Record<string, PriceFormat>>;

export type PriceCountry = keyof typeof priceFormats;

/**
 * An amount in major units of the country's currency as the country writes it, rounded half away from
 * nought to the digits of the currency: `1.299,00 €`, `¥1,300`. A symbol behind stands after a no-break space.
 */
export function formatForCountry(amount: number, country: PriceCountry): string {
  const { code, symbol, symbolPosition, decimal, thousands } = priceFormats[country];
  const [whole = '', fraction] = roundedText(Math.abs(amount), minorDigits(code)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const digits = fraction ? `${grouped}${decimal}${fraction}` : grouped;
  const sign = amount < 0 && /[1-9]/.test(digits) ? '-' : '';
  return symbolPosition === 'before' ? `${sign}${symbol}${digits}` : `${sign}${digits}\u00a0${symbol}`;
}

/** Halves of the decimal number that is meant, not of its binary neighbour: 1.005 is 1.01. */
function roundedText(amount: number, digits: number): string {
  const shifted = Math.round(Number(`${amount}e${digits}`));
  return (Number.isNaN(shifted) ? amount : shifted / 10 ** digits).toFixed(digits);
}
