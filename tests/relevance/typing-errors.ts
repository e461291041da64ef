/** The keys beside each key of a keyboard, letters only. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function neighbours(letter: string): string {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  if (row < 0) return 'aeiou';
  const at = (ROWS[row] as string).indexOf(letter);
  return [ROWS[row]?.[at - 1], ROWS[row]?.[at + 1], ROWS[row - 1]?.[at], ROWS[row + 1]?.[at]].join('');
}

const pick = (letters: string, random: () => number) =>
  letters[Math.floor(random() * letters.length)] as string;

/** A word of letters with one typing error after its first letter: left out, doubled or added, replaced, swapped. */
export function mistype(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter, after] = [word.slice(0, at), word[at] as string, word.slice(at + 1)];
  const near = neighbours(letter.toLowerCase().normalize('NFD')[0] as string);
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + pick(near + letter, random) + after;
    case 2:
      return before + pick(near, random) + after;
    default:
      return after
        ? before + after[0] + letter + after.slice(1)
        : before.slice(0, -1) + letter + before.at(-1);
  }
}
