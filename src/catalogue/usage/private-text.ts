const SHORTEST = 2;
const LONGEST = 60;

const ENDINGS = 'com|net|org|info|biz|eu|es|cat|uk|fr|de|it|pt|io|app|dev|shop|store|online|site|xyz|ru|cn';

/** Marks of texts that may tell who someone is, or that lead elsewhere. */
const TELLING = [
  /@/,
  /:\/\/|\bwww\./i,
  new RegExp(`[\\p{L}\\p{N}]\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`, 'iu'),
  /\p{N}{7}/u,
  /(?:\p{N}[\s().+/-]{0,3}){9}/u,
];

/**
 * A search as it may be kept: on one line, without signs that no product name has. Undefined for what is
 * shorter or longer than a search for a product, and for what looks like an e-mail, a telephone, card or
 * identity number, or an address.
 */
export function keepable(typed: string): string | undefined {
  if (typed.length > LONGEST * 4) return undefined;
  const plain = typed.normalize('NFKC').replace(/[\s\p{C}]+/gu, ' ');
  if (TELLING.some((mark) => mark.test(plain))) return undefined;
  const text = plain
    .replace(/[^\p{L}\p{M}\p{N} .,'’"+/&%-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  return text.length >= SHORTEST && text.length <= LONGEST ? text : undefined;
}
