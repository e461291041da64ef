import { expect, test } from 'vitest';
import { createAnswers } from '#api/answers.ts';
import { standIn } from './stand-in.ts';

/** Answers over a catalogue and a clock that the test moves, and a query that counts. */
function counted() {
  const state = { version: 'v1', now: 0, queries: 0 };
  const catalogue = standIn({ version: () => Promise.resolve(state.version) });
  const answers = createAnswers(catalogue, { now: () => state.now });
  const ask = (asked = '/a') => answers.answer('ES', asked, 300, async () => ({ query: ++state.queries }));
  return { state, answers, ask };
}

test('the same question is computed once while the catalogue stands', async () => {
  const { ask } = counted();
  expect([(await ask()).text.body.toString(), (await ask()).text.body.toString()]).toEqual([
    '{"query":1}',
    '{"query":1}',
  ]);
  expect((await ask('/b')).text.body.toString()).toBe('{"query":2}');
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
  expect((await ask()).text.body.toString()).toBe('{"query":2}');
  state.now = 60_001;
  expect((await ask()).text.body.toString()).toBe('{"query":3}');
});

test('a failure is not kept', async () => {
  const { answers } = counted();
  await expect(answers.answer('ES', '/a', 300, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await answers.answer('ES', '/a', 300, async () => 1)).text.body.toString()).toBe('1');
});

test('editions do not share answers, and the tag follows the content', async () => {
  const { answers } = counted();
  const es = await answers.answer('ES', '/a', 300, async () => 'hola');
  const uk = await answers.answer('UK', '/a', 300, async () => 'hello');
  expect([es.text.body.toString(), uk.text.body.toString()]).toEqual(['"hola"', '"hello"']);
  expect(es.text.tag).not.toBe(uk.text.tag);
});

test('the longest unused answers are dropped where all together are larger than the room', async () => {
  const room = 13_000;
  const answers = createAnswers(standIn(), { room });
  const text = 'x'.repeat(2_000);
  const queries: string[] = [];
  const ask = (asked: string) =>
    answers.answer('ES', asked, 300, async () => {
      queries.push(asked);
      return text;
    });
  for (const asked of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await ask(asked);
  expect(queries).toEqual(['a', 'b', 'c', 'd', 'b']);
});

test('an answer that is larger than the room is given and not kept', async () => {
  const answers = createAnswers(standIn(), { room: 5_000 });
  let queries = 0;
  const ask = () => answers.answer('ES', 'a', 300, async () => `${++queries}${'x'.repeat(6_000)}`);
  expect([(await ask()).text.body.toString()[1], (await ask()).text.body.toString()[1]]).toEqual(['1', '2']);
});

test('no answer is kept longer than it is fresh', async () => {
  const state = { now: 0, queries: 0 };
  const answers = createAnswers(standIn(), { now: () => state.now });
  const ask = () => answers.answer('ES', '/a', 30, async () => ++state.queries);
  await ask();
  state.now = 30_000;
  expect((await ask()).text.body.toString()).toBe('2');
});
