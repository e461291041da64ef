import type { Answers, Questions, Together } from '#engine/index/together.ts';
import { NotHere, type Wanted } from './not-here.ts';

/** Asks them all. @throws NotHere for all files that any of the answers needs */
export const together: Together = <const Asked extends Questions>(asked: Asked) => {
  const wanted: Wanted[] = [];
  const answers = asked.map((ask) => {
    try {
      return ask();
    } catch (error) {
      if (!(error instanceof NotHere)) throw error;
      wanted.push(...error.wanted);
      return undefined;
    }
  });
  if (wanted.length > 0) throw new NotHere(wanted);
  return answers as Answers<Asked>;
};
