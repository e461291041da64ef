/**
 * GTIN-8, -12, -13 and -14 (GS1 General Specifications, section 7.9) as one 14-digit form.
 * Returns null where the text is no GTIN or its check digit is wrong. Leading zeros that a
 * spreadsheet dropped are put back.
 */
export function toGtin14(text: string): string | null {
  const digits = text.trim();
  if (!/^\d{7,14}$/.test(digits)) return null;
  const padded = digits.padStart(14, '0');
  if (Number(padded) === 0) return null;
  return checkDigit(padded.slice(0, 13)) === padded.charCodeAt(13) - 48 ? padded : null;
}

/** A GTIN-14 as it is printed: 8 digits for a GTIN-8, 13 for UPC and EAN, else all 14. */
export function printedGtin(gtin14: string): string {
  return gtin14.startsWith('000000') ? gtin14.slice(6) : gtin14.replace(/^0/, '');
}

/**
 * Whether a company issues this GTIN-14 for itself, so that the same digits elsewhere are another thing:
 * prefixes 02, 04 and 20 to 29 of 13 digits, 0 and 2 of 8 (GS1 General Specifications, section 1.4).
 */
export function isRestrictedGtin(gtin14: string): boolean {
  return /^(?:00[24]|02|000000[02])/.test(gtin14);
}

/** The check digit for the digits before it, weights 3 and 1 from the right. */
export function checkDigit(body: string): number {
  let sum = 0;
  for (let i = body.length - 1, weight = 3; i >= 0; i--, weight = 4 - weight) {
    sum += (body.charCodeAt(i) - 48) * weight;
  }
  return (10 - (sum % 10)) % 10;
}

/** ISBN-10 or ISBN-13 as 13 digits, or null (ISO 2108). Hyphens and blanks are allowed. */
export function toIsbn13(text: string): string | null {
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  if (/^97[89]\d{10}$/.test(plain)) {
    return checkDigit(plain.slice(0, 12)) === plain.charCodeAt(12) - 48 ? plain : null;
  }
  if (!/^\d{9}[\dX]$/.test(plain)) return null;
  let sum = 0;
  for (let i = 0; i < 10; i++) sum += (10 - i) * (plain[i] === 'X' ? 10 : plain.charCodeAt(i) - 48);
  if (sum % 11 !== 0) return null;
  const body = `978${plain.slice(0, 9)}`;
  return body + checkDigit(body);
}
