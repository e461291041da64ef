import { toGtin14, toIsbn13 } from '#lib/gtin.ts';

/** The codes that a whole text may be. */
export interface Codes {
  /** 14 digits each. */
  gtins: string[];
  /** 13 digits. */
  isbn: string | null;
}

/** What stands in front of a code where people copy it from. */
const CODE_NAME = /^(?:ean|gtin|isbn)(?:-?1[0-4])?[\s:#]+/i;

/** What stands between the digits of a code as it is printed. */
const PRINTED = /(?<=\d)[\s-](?=\d)/g;

/** The EAN, UPC or ISBN that a text is; null where it is none. */
export function codesIn(text: string | undefined): Codes | null {
  const code = text?.normalize('NFKC').trim().replace(CODE_NAME, '') ?? '';
  const isbn = toIsbn13(code);
  const gtins = [isbn ?? '', code.replace(PRINTED, '')].flatMap(
    (digits) => (/^\d{8,14}$/.test(digits) && toGtin14(digits)) || [],
  );
  return gtins.length === 0 && !isbn ? null : { gtins, isbn };
}
