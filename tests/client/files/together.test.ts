import { expect, test } from 'vitest';
import { NotHere, type Wanted } from '#client/files/not-here.ts';
import { together } from '#client/files/together.ts';
import { inTurn } from '#engine/index/together.ts';

const file = (path: string): Wanted => ({ path, take: () => {} });
const lacking =
  (...paths: string[]) =>
  () => {
    throw new NotHere(paths.map(file));
  };

test.each([
  ['with files', together],
  ['with everything at hand', inTurn],
])('what is asked together is answered one by one %s', (_, ask) => {
  const [one, two] = ask([() => 1, () => 'two']);
  expect([one, two]).toEqual([1, 'two']);
});

test('all that any of the answers lacks is told at once', () => {
  const ask = () => together([lacking('a'), () => 'here', lacking('b', 'c')]);
  expect(ask).toThrow(NotHere);
  try {
    ask();
  } catch (error) {
    expect((error as NotHere).wanted.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  }
});

test('what is wrong is told before what is lacking', () => {
  const wrong = () => {
    throw new RangeError('wrong');
  };
  expect(() => together([lacking('a'), wrong])).toThrow(RangeError);
});
