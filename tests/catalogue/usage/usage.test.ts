import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Clock, DAY, HOUR, NOON, opened, rows, usageFile, use, weights } from './support.ts';

test('a loop of one visitor counts once an hour, and no more than two offers a day', () => {
  const clock: Clock = { time: NOON };
  const usage = opened(clock);
  for (let n = 0; n < 1_000; n++) usage.record(use());
  expect(weights(usage)).toEqual({ a: 3 });
  for (let hour = 0; hour < 10; hour++) {
    clock.time = NOON + hour * HOUR;
    for (let n = 0; n < 100; n++) usage.record(use({ at: clock.time }));
  }
  expect(weights(usage).a).toBeLessThan(6);
  expect(weights(usage).a).toBeGreaterThan(5.5);
});

test('each kind of use has its weight, and each visitor counts', () => {
  const usage = opened({ time: NOON });
  for (const kind of ['offer', 'window', 'detail', 'title', 'image'] as const) {
    usage.record(use({ kind, subject: kind }));
    usage.record(use({ kind, subject: kind, visitor: 'v2' }));
  }
  expect(weights(usage)).toEqual({ offer: 6, window: 4, detail: 4, title: 2, image: 2 });
});

test('a use loses half of its weight in seven days, over the days in which it is summed up', () => {
  const clock: Clock = { time: NOON };
  const usage = opened(clock);
  usage.record(use());
  usage.flush();
  for (const [days, weight] of [
    [0, 3],
    [7, 1.5],
    [14, 0.75],
    [70, 3 / 1024],
  ] as const) {
    clock.time = NOON + days * DAY;
    usage.flush();
    expect(weights(usage).a).toBeCloseTo(weight, 8);
  }
});

test('editions and topics are apart', () => {
  const usage = opened({ time: NOON });
  usage.record(use({ kind: 'brand' }));
  usage.record(use({ edition: 'UK' }));
  expect(weights(usage, 'brand')).toEqual({ a: 1 });
  expect(weights(usage, 'product')).toEqual({});
  expect(usage.standings('UK', 'product')).toMatchObject([{ subject: 'a', visitors: 1 }]);
});

test('searches of the same stems are one, shown as most of them are typed', () => {
  const usage = opened({ time: NOON });
  const typed = ['Portátil HP', 'portátiles hp', 'hp portatil', 'portátiles hp'];
  for (const [n, subject] of typed.entries()) {
    usage.record(use({ kind: 'search', subject, visitor: `v${n}` }));
  }
  expect(usage.standings('ES', 'search')).toMatchObject([{ text: 'portátiles hp', visitors: 4, weight: 4 }]);
});

test('what looks like a person or an address is not written at all', () => {
  const file = usageFile();
  const usage = opened({ time: NOON }, file);
  for (const subject of ['ana@correo.example', '976 12 34 56 78', 'www.shop.example', 'x'.repeat(61)]) {
    usage.record(use({ kind: 'search', subject }));
  }
  usage.flush();
  expect(rows(file, 'uses')).toEqual([]);
});

test('uses before yesterday, from the future or without a visitor do not count', () => {
  const usage = opened({ time: NOON });
  usage.record(use({ at: NOON + HOUR }));
  usage.record(use({ at: NOON - 1.5 * DAY - 1 }));
  usage.record(use({ visitor: '' }));
  expect(weights(usage)).toEqual({});
});

test('one visitor cannot fill the file', () => {
  const usage = opened({ time: NOON });
  for (let n = 0; n < 2_000; n++) usage.record(use({ subject: `p${n}` }));
  expect(Object.keys(weights(usage))).toHaveLength(500);
  usage.record(use({ subject: 'p1999', visitor: 'v2' }));
  expect(weights(usage).p1999).toBe(3);
});

test('visitors are forgotten after their second midnight, sums after ninety days', () => {
  const clock: Clock = { time: NOON };
  const file = usageFile();
  const usage = opened(clock, file);
  usage.record(use());
  clock.time = NOON + DAY;
  usage.flush();
  expect(rows(file, 'uses')).toMatchObject([{ visitor: 'v1' }]);
  clock.time = NOON + 1.5 * DAY;
  usage.flush();
  expect(rows(file, 'uses')).toEqual([]);
  expect(rows(file, 'days')).toMatchObject([{ subject: 'a', kind: 'offer', visitors: 1 }]);
  clock.time = NOON + 90 * DAY;
  usage.flush();
  expect(rows(file, 'sums')).toHaveLength(1);
  clock.time = NOON + 91 * DAY;
  usage.flush();
  expect([...rows(file, 'days'), ...rows(file, 'sums')]).toEqual([]);
  expect(weights(usage)).toEqual({});
});

test('only the days that are dropped leave a sum', () => {
  const clock: Clock = { time: NOON };
  const usage = opened(clock);
  usage.record(use({ kind: 'brand' }));
  usage.flush();
  clock.time = NOON + 60 * DAY;
  usage.record(use({ kind: 'brand', at: clock.time }));
  usage.flush();
  clock.time = NOON + 91 * DAY;
  usage.flush();
  expect(usage.standings('ES', 'brand')).toMatchObject([{ visitors: 1 }]);
  expect(weights(usage, 'brand').a).toBeCloseTo(2 ** (-31 / 7), 8);
});

test('what is recorded is written within a second, by itself', () => {
  vi.useFakeTimers();
  try {
    const file = usageFile();
    const usage = opened({ time: NOON }, file);
    usage.record(use());
    expect(rows(file, 'uses')).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(rows(file, 'uses')).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('a write that fails is said once, kept, and made when it can be', () => {
  const log = vi.fn();
  const file = usageFile();
  const usage = opened({ time: NOON }, file, log);
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  usage.record(use());
  usage.flush();
  usage.record(use({ visitor: 'v2' }));
  usage.flush();
  expect(log).toHaveBeenCalledOnce();
  other.exec('ROLLBACK');
  other.close();
  expect(weights(usage)).toEqual({ a: 6 });
});

test('what fails at each write and each read is told once a minute', () => {
  const log = vi.fn();
  const clock: Clock = { time: NOON };
  const file = usageFile();
  const usage = opened(clock, file, log);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('DROP TABLE sums');
  clock.time += DAY;
  for (let n = 0; n < 61; n++) {
    usage.flush();
    expect(usage.standings('ES', 'product')).toEqual([]);
    clock.time += 1_000;
  }
  expect(log.mock.calls.map(([message]) => message)).toEqual([
    'uses of earlier days could not be summed up, which will be tried again',
    'uses could not be read and do not count until they can',
    'uses of earlier days could not be summed up, which will be tried again',
    'uses could not be read and do not count until they can',
  ]);
});

test('a use that could not be written for days is summed up at once', () => {
  const clock: Clock = { time: NOON };
  const file = usageFile();
  const usage = opened(clock, file);
  usage.record(use());
  clock.time = NOON + 3 * DAY;
  usage.flush();
  expect(rows(file, 'uses')).toEqual([]);
  expect(weights(usage).a).toBeCloseTo(3 * 2 ** (-3 / 7), 8);
});

test('closing writes what waits, and the next opening counts the same hour once', () => {
  const file = usageFile();
  const usage = opened({ time: NOON }, file);
  usage.record(use());
  usage.close();
  const again = opened({ time: NOON }, file);
  again.record(use());
  expect(weights(again)).toEqual({ a: 3 });
});
