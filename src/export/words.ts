import { type Directory, letterPlace } from '#engine/files/directory.ts';
import { encodeWords } from '#engine/files/words.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import type { CountedWord } from '#engine/spelling/data.ts';
import { wordsOf } from '#engine/spelling/words.ts';
import type { FileWriter } from './file-writer.ts';

/** Letters that have a file of their own; words that begin otherwise share one. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Writes the words that texts are corrected and completed by, a file for each first letter. */
export function writeWords(
  { parts }: Snapshot,
  writer: FileWriter,
): Pick<Directory, 'words' | 'letters' | 'wordTotal'> {
  const files = Array.from({ length: LETTERS.length + 1 }, (): CountedWord[] => []);
  let wordTotal = 0;
  for (const word of wordsOf(parts.spelling)) {
    files[letterPlace(LETTERS, word.word)]?.push(word);
    wordTotal += word.frequency;
  }
  return {
    words: files.map((words) => writer.put('words', encodeWords(words))).join(''),
    letters: LETTERS,
    wordTotal,
  };
}
