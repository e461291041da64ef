// biome-ignore lint/suspicious/noControlCharactersInRegex: the ASCII range is the point.
const ASCII = /^[\u0000-\u007f]*$/;
/** Letters of Latin-1 with an accent, and the letters they fold to. */
const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ';
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyy';
const ACCENTS = new Map([...ACCENTED].map((letter, index) => [letter, PLAIN[index] as string]));

/** Lower case without accents, full-width letters as others; the Spanish ñ folds to n as shoppers type it. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const plain = lower.replace(/[à-öù-ÿ]/g, (letter) => ACCENTS.get(letter) ?? letter);
  return ASCII.test(plain)
    ? plain
    : plain
        .normalize('NFKD')
        .toLowerCase()
        .replace(/\p{M}+/gu, '');
}
