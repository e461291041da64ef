import { expect, test } from 'vitest';
import { createAnswers } from '#api/answers.ts';
import { standIn } from './stand-in.ts';

/** Answers over a catalogue and a clock that the test moves, and a query that counts. */
function counted() {
  const state = { version: 'v1', now: 0, queries: 0 };
  const catalogue = standIn({ version: () => Promise.resolve(state.version) });
  const answers = createAnswers(catalogue, () => state.now);
  const ask = (asked = '/a') => answers('ES', asked, async () => ({ query: ++state.queries }));
  return { state, answers, ask };
}

test('the same question is computed once while the catalogue stands', async () => {
  const { ask } = counted();
  expect([(await ask()).body, (await ask()).body]).toEqual(['{"query":1}', '{"query":1}']);
  expect((await ask('/b')).body).toBe('{"query":2}');
});

test('callers at the same time share one query', async () => {
  const { ask, state } = counted();
  await Promise.all([ask(), ask(), ask()]);
  expect(state.queries).toBe(1);
});

test('a changed catalogue and an aged answer are computed again', async () => {
  const { ask, state } = counted();
  await ask();
  state.version = 'v2';
  expect((await ask()).body).toBe('{"query":2}');
  state.now = 60_001;
  expect((await ask()).body).toBe('{"query":3}');
});

test('a failure is not kept', async () => {
  const { answers } = counted();
  await expect(answers('ES', '/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await answers('ES', '/a', async () => 1)).body).toBe('1');
});

test('editions do not share answers, and the tag follows the content', async () => {
  const { answers } = counted();
  const es = await answers('ES', '/a', async () => 'hola');
  const uk = await answers('UK', '/a', async () => 'hello');
  expect([es.body, uk.body]).toEqual(['"hola"', '"hello"']);
  expect(es.tag).not.toBe(uk.tag);
});
