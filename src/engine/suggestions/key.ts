import { fold } from '../text/fold.ts';

/** The most that is read of what was typed, in UTF-16 units. */
const LONGEST = 100;

/** What texts are compared by: their folded words with one space between, `Móvil 5G` as `movil 5g`. */
export const keyOf = (text: string): string =>
  fold(text.slice(0, LONGEST))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .slice(0, LONGEST)
    .trim();
