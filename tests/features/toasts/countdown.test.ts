import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCountdown } from '#features/toasts/countdown.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const done = vi.fn();
  return { done, countdown: createCountdown(done) };
};

test('it ends once after its time', () => {
  const { done, countdown } = setUp();
  countdown.start(5000);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(done).toHaveBeenCalledTimes(1);
});

test('what was left goes on when the last reason to wait is gone', () => {
  const { done, countdown } = setUp();
  countdown.start(5000);
  vi.advanceTimersByTime(3000);
  countdown.hold('pointer', true);
  countdown.hold('focus', true);
  vi.advanceTimersByTime(60_000);
  countdown.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  countdown.hold('focus', false);
  vi.advanceTimersByTime(1999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('one that is started while held waits with all of its time', () => {
  const { done, countdown } = setUp();
  countdown.hold('away', true);
  countdown.start(5000);
  vi.advanceTimersByTime(60_000);
  countdown.hold('away', false);
  vi.advanceTimersByTime(4999);
  expect(done).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(done).toHaveBeenCalledTimes(1);
});

test('a new start takes the place of the last, and a stopped one never ends', () => {
  const { done, countdown } = setUp();
  countdown.start(5000);
  vi.advanceTimersByTime(4000);
  countdown.start(5000);
  vi.advanceTimersByTime(4000);
  expect(done).not.toHaveBeenCalled();
  countdown.stop();
  countdown.hold('pointer', false);
  vi.advanceTimersByTime(60_000);
  expect(done).not.toHaveBeenCalled();
});
