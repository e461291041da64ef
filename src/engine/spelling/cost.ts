import { COMMON_CODES as CODES, codeOf, LONGEST } from './letters.ts';

const KEYS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that sound alike to Spanish or English writers. */
const ALIKE = ['bv', 'cz', 'cs', 'sz', 'xs', 'gj', 'ck', 'kq', 'cq', 'yi', 'jh'];
/** Two letters that stand for one. */
const PAIRS = ['lly', 'quk', 'quc', 'phf', 'guw', 'huw', 'ksx', 'csx', 'nyn', 'nin', 'eei', 'oou', 'shs'];
const VOWELS = 'aeiou';

const SOUND = 0.4;
const KEY = 0.7;
const SWAP = 0.6;
const MISSING = 0.8;
const EXTRA = 0.9;
const FIRST = 0.3;

const other = new Float32Array(CODES * CODES).fill(1);
const pairs = new Float32Array(CODES ** 3);
const H = codeOf('h');

function setOther(a: string, b: string, cost: number): void {
  other[codeOf(a) * CODES + codeOf(b)] = cost;
  other[codeOf(b) * CODES + codeOf(a)] = cost;
}
for (const a of VOWELS) for (const b of VOWELS) setOther(a, b, MISSING);
for (const [y, row] of KEYS.entries()) {
  for (const [x, key] of [...row].entries()) {
    const below = KEYS[y + 1] ?? '';
    for (const near of [row[x + 1], below[x], below[x - 1]]) if (near) setOther(key, near, KEY);
  }
}
for (const [a = '', b = ''] of ALIKE) setOther(a, b, SOUND);
for (const [a = '', b = '', c = ''] of PAIRS)
  pairs[(codeOf(a) * CODES + codeOf(b)) * CODES + codeOf(c)] = SOUND;

const isCommon = (code: number) => code < CODES;
const otherCost = (a: number, b: number) =>
  isCommon(a) && isCommon(b) ? (other[a * CODES + b] as number) : 1;
const pairCost = (a: number, b: number, c: number) =>
  (isCommon(a) && isCommon(b) && isCommon(c) && pairs[(a * CODES + b) * CODES + c]) ||
  Number.POSITIVE_INFINITY;
const looseCost = (letter: number, before: number, after: number, usual: number) =>
  letter === H || letter === before || letter === after ? SOUND : usual;

const WIDTH = LONGEST + 1;
const table = new Float32Array(WIDTH * WIDTH);

/**
 * How unlikely it is that someone who means `word` types `typed`: an edit costs 1, less where it is a
 * neighbouring key, a sound, a doubled letter or an h, and a bit more at the first letter.
 */
export function costOf(word: Uint8Array, typed: Uint8Array): number {
  for (let i = 0; i <= word.length; i++) {
    const letter = word[i - 1] as number;
    for (let j = 0; j <= typed.length; j++) table[i * WIDTH + j] = cellCost(word, typed, i, j, letter);
  }
  return table[word.length * WIDTH + typed.length] as number;
}

function cellCost(word: Uint8Array, typed: Uint8Array, i: number, j: number, letter: number): number {
  if (i === 0 && j === 0) return 0;
  const key = typed[j - 1] as number;
  const at = i * WIDTH + j;
  const first = i < 2 && j < 2 ? FIRST : 0;
  let best = Number.POSITIVE_INFINITY;
  if (i > 0) {
    const loose = looseCost(letter, word[i - 2] as number, word[i] as number, MISSING);
    best = (table[at - WIDTH] as number) + loose + first;
  }
  if (j > 0) {
    const loose = looseCost(key, typed[j - 2] as number, typed[j] as number, EXTRA);
    best = Math.min(best, (table[at - 1] as number) + loose + first);
  }
  if (i === 0 || j === 0) return best;
  const corner = table[at - WIDTH - 1] as number;
  if (letter === key) return Math.min(best, corner);
  best = Math.min(best, corner + otherCost(letter, key) + first);
  const letterBefore = word[i - 2] as number;
  const keyBefore = typed[j - 2] as number;
  if (i > 1)
    best = Math.min(best, (table[at - 2 * WIDTH - 1] as number) + pairCost(letterBefore, letter, key));
  if (j > 1) best = Math.min(best, (table[at - WIDTH - 2] as number) + pairCost(keyBefore, key, letter));
  if (i > 1 && j > 1 && letter === keyBefore && letterBefore === key) {
    best = Math.min(best, (table[at - 2 * WIDTH - 2] as number) + SWAP + (i === 2 ? FIRST : 0));
  }
  return best;
}
