/** What a price column of the search index holds; more is a mistake in a feed. */
const MAX_MINOR = 0xffff_ffff;

/** Digits after the decimal point of a currency (ISO 4217); 2 unless listed. */
export function minorDigits(currency: string): number {
  return currency === 'JPY' ? 0 : 2;
}

export interface PriceFormat {
  /** Decimal mark where the feed's profile knows it; otherwise it is told from the text. */
  decimal?: '.' | ',';
}

/**
 * Reads a price as feeds write it: `12.99`, `1.299,00 €`, `EUR12.0`, `89.90000000000001`.
 * Returns integer minor units, rounded half up, or null where no price can be told.
 * Without a `decimal` mark the last of `.` and `,` decides, and a lone comma before three digits groups
 * thousands. Two amounts in one text, and a lone dot before three digits (`2.029` is 2.03 to one shop
 * and 2,029 to another), tell no price.
 */
export function parseMinor(text: string, currency: string, format: PriceFormat = {}): number | null {
  if (COMMON.test(text) && format.decimal !== ',' && minorDigits(currency) === 2) {
    return Number(text.slice(0, -3)) * 100 + Number(text.slice(-2));
  }
  const found = AMOUNT.exec(text);
  if (!found || /\d/.test(text.slice(found.index + found[0].length))) return null;
  const digits = found[0].replace(/['\s\u00a0\u202f]/g, '').replace(/[.,]$/, '');
  if (!format.decimal && AMBIGUOUS.test(digits)) return null;
  const plain = normaliseMarks(digits, format.decimal);
  if (plain === null) return null;
  const minor = roundToMinor(plain, minorDigits(currency));
  return minor >= 0 && minor <= MAX_MINOR ? minor : null;
}

/** How most feeds write most prices; read without further ado. */
const COMMON = /^\d{1,7}\.\d\d$/;
/** Digits with marks; blanks and apostrophes only where they group by three. */
const AMOUNT = /-?\d{1,3}(?:['\s\u00a0\u202f]\d{3})+(?:[.,]\d+)?|-?\d[\d.,]*/;
const AMBIGUOUS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Minor units as a decimal number of major units: 1299 becomes 12.99. */
export function toMajor(minor: number, currency: string): number {
  return minor / 10 ** minorDigits(currency);
}

/** A decimal number of major units in minor units, rounded: 12.99 becomes 1299. */
export function toMinor(major: number, currency: string): number {
  return Math.round(major * 10 ** minorDigits(currency));
}

/**
 * How far the price stands under the old price, in whole percent rounded down; 0 where it does
 * not, or by less than one percent (trust: percentages round down, under 1 % is not shown).
 */
export function discountPercent(price: number, oldPrice: number | null | undefined): number {
  if (!oldPrice || oldPrice <= price) return 0;
  return Math.floor(((oldPrice - price) * 100) / oldPrice);
}

/** A price as shoppers read it: `1.299,00 €` in Spanish, `£1,299.00` in English. Amount in major units. */
export const formatPrice = (amount: number, currency: string, locale: string): string =>
  formatterOf(currency, locale, {}).format(amount);

/** A rounded price without its fraction: `1.300 €`, `£1,300`. Amount in major units. */
export const formatWholePrice = (amount: number, currency: string, locale: string): string =>
  formatterOf(currency, locale, { maximumFractionDigits: 0 }).format(amount);

const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(currency: string, locale: string, digits: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${currency} ${digits.maximumFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      ...digits,
      style: 'currency',
      currency,
      useGrouping: 'always',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

function normaliseMarks(digits: string, decimal: '.' | ',' | undefined): string | null {
  const mark = decimal ?? guessDecimal(digits);
  const grouping = mark === ',' ? '.' : ',';
  const plain = digits.replaceAll(grouping, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? plain : null;
}

function guessDecimal(digits: string): '.' | ',' {
  const dots = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (dots && commas) return digits.lastIndexOf(',') > digits.lastIndexOf('.') ? ',' : '.';
  if (commas === 1) return /,\d{3}$/.test(digits) ? '.' : ',';
  return dots > 1 ? ',' : '.';
}

function roundToMinor(plain: string, digits: number): number {
  const [whole = '0', fraction = ''] = plain.replace('-', '').split('.');
  const kept = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const next = fraction.charCodeAt(digits) - 48;
  const minor = next >= 5 ? kept + 1 : kept;
  return plain.startsWith('-') ? -minor : minor;
}
