import { type Part, partsOf, type Span } from '#features/product/marked.ts';

/** Marks the words of a text as far as typed words begin them, whatever their case and accents. */
export function markTyped(text: string, typed: string): Part[] {
  const wanted = wordsOf(typed).map(({ folded }) => folded);
  const spans = wordsOf(text).flatMap(({ start, folded, ends }): Span[] => {
    const longest = wanted
      .filter((word) => folded.startsWith(word))
      .reduce((length, word) => Math.max(length, word.length), 0);
    return longest > 0 ? [[start, ends[longest - 1] as number]] : [];
  });
  return partsOf(text, spans);
}

interface Word {
  start: number;
  folded: string;
  /** Where in the text each character of `folded` ends. */
  ends: number[];
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => {
    let folded = '';
    const ends: number[] = [];
    let at = index;
    for (const sign of word) {
      at += sign.length;
      const plain = sign.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      for (let unit = 0; unit < plain.length; unit++) ends.push(at);
      if (!plain && ends.length > 0) ends[ends.length - 1] = at;
      folded += plain;
    }
    return { start: index, folded, ends };
  });
}
