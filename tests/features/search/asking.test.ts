import { expect, test } from 'vitest';
import { createAsking } from '#features/search/asking.ts';

/** A place that answers when the test says so. */
function setUp({ now }: { now?: () => number } = {}) {
  const asked: { text: string; signal: AbortSignal; answer: (value: string) => void; fail: () => void }[] =
    [];
  const shown: unknown[] = [];
  const { ask, stop } = createAsking<string>({
    load: (text, signal) =>
      new Promise((answer, reject) => {
        asked.push({ text, signal, answer, fail: () => reject(new Error('down')) });
      }),
    show: (typed, answer) => shown.push([typed, answer]),
    failed: (typed) => shown.push([typed, 'failed']),
    now: now ?? (() => 0),
  });
  const texts = () => asked.map(({ text }) => text);
  const settle = () => new Promise<void>((done) => setImmediate(done));
  return { ask, stop, asked, shown, texts, settle };
}

test('two characters ask at once, one asks nothing', () => {
  const { ask, texts, shown } = setUp();
  ask('s');
  ask(' s ');
  expect(texts()).toEqual([]);
  expect(shown).toEqual([
    ['s', null],
    [' s ', null],
  ]);
  ask('so');
  expect(texts()).toEqual(['so']);
});

test('each further key asks at once and gives the question before up', () => {
  const { ask, asked, texts } = setUp();
  for (const text of ['so', 'son', 'sony']) ask(text);
  expect(texts()).toEqual(['so', 'son', 'sony']);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

test('an answer that comes late is not shown, but kept for when it is typed again', async () => {
  const { ask, asked, shown, texts, settle } = setUp();
  ask('so');
  ask('son');
  asked[1]?.answer('for son');
  asked[0]?.answer('for so');
  await settle();
  expect(shown).toEqual([['son', 'for son']]);
  ask('So ');
  await settle();
  expect(shown.at(-1)).toEqual(['So ', 'for so']);
  expect(texts()).toEqual(['so', 'son']);
});

test('a kept answer is used for five minutes', async () => {
  let time = 0;
  const { ask, asked, texts, settle } = setUp({ now: () => time });
  ask('so');
  asked[0]?.answer('first');
  await settle();
  time = 299_999;
  ask('so');
  expect(texts()).toHaveLength(1);
  time = 300_000;
  ask('so');
  expect(texts()).toHaveLength(2);
});

test('the same text is not asked for twice at once, and again after it failed', async () => {
  const { ask, asked, shown, texts, settle } = setUp();
  ask('so');
  ask('so ');
  expect(texts()).toEqual(['so']);
  asked[0]?.fail();
  await settle();
  expect(shown).toEqual([['so', 'failed']]);
  ask('so');
  expect(texts()).toEqual(['so', 'so']);
});

test('what is given up shows nothing, neither an answer nor a failure', async () => {
  const { ask, stop, asked, shown, settle } = setUp();
  ask('so');
  stop();
  asked[0]?.answer('late');
  ask('ra');
  ask('');
  asked[1]?.fail();
  await settle();
  expect(shown).toEqual([['', null]]);
});
