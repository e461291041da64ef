import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inPieces } from '#catalogue/sqlite/in-pieces.ts';
import type { Pieces } from '#engine/index/pieces.ts';

/** Milliseconds of a piece, which is more than is done at once. */
const PIECE = 8;
const PIECES = 4;
/** Turns of the event loop that an answer may take. */
const TURNS = 5;

function* long(done: string[]): Pieces<string> {
  for (let piece = 1; piece <= PIECES; piece++) {
    const end = performance.now() + PIECE;
    while (performance.now() < end);
    done.push(`piece ${piece}`);
    yield;
  }
  return 'made';
}

async function answer(done: string[]): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  done.push('answer');
}

test('who rests lets an answer of several turns go between two pieces', async () => {
  const done: string[] = [];
  const [made] = await Promise.all([inPieces(long(done), { resting: true }), answer(done)]);
  expect(made).toBe('made');
  expect(done.slice(0, 2)).toEqual(['piece 1', 'answer']);
});

test('who does not rest lets others work one turn at a time', async () => {
  const done: string[] = [];
  const turn = setImmediate().then(() => done.push('turn'));
  await Promise.all([inPieces(long(done)), turn, answer(done)]);
  expect(done.indexOf('turn')).toBeLessThan(done.indexOf(`piece ${PIECES}`));
  expect(done.at(-1)).toBe('answer');
});

test('pieces that take next to no time are done at once', async () => {
  const done: string[] = [];
  function* short(): Pieces<void> {
    for (let piece = 0; piece < 100; piece++) yield;
    done.push('pieces');
  }
  await Promise.all([inPieces(short(), { resting: true }), answer(done)]);
  expect(done).toEqual(['pieces', 'answer']);
});

test('work ends with what is thrown before a piece', async () => {
  const done: string[] = [];
  const before = () => {
    if (done.length === 2) throw new Error('closed');
  };
  await expect(inPieces(long(done), { before })).rejects.toThrow('closed');
  expect(done).toHaveLength(2);
});
