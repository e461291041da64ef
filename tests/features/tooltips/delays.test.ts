import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelays } from '#features/tooltips/delays.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const show = vi.fn();
  const hide = vi.fn();
  return { show, hide, delays: createDelays<string>({ show, hide }) };
};

test('it opens 700 ms after its element was pointed at', () => {
  const { show, delays } = setUp();
  delays.point('heart');
  vi.advanceTimersByTime(400);
  delays.point('heart');
  vi.advanceTimersByTime(299);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith('heart');
});

test('the time before it was told counts', () => {
  const { show, delays } = setUp();
  delays.point('heart', performance.now() - 500);
  vi.advanceTimersByTime(199);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledExactlyOnceWith('heart');
});

test('passing over an element opens nothing', () => {
  const { show, delays } = setUp();
  delays.point('heart');
  vi.advanceTimersByTime(699);
  delays.leave();
  vi.advanceTimersByTime(5000);
  expect(show).not.toHaveBeenCalled();
});

test('within 300 ms of the last one the next opens at once, later it waits', () => {
  const { show, delays } = setUp();
  delays.open('heart');
  delays.close();
  vi.advanceTimersByTime(299);
  delays.point('share');
  expect(show).toHaveBeenLastCalledWith('share');
  delays.close();
  vi.advanceTimersByTime(300);
  delays.point('close');
  expect(show).toHaveBeenLastCalledWith('share');
  vi.advanceTimersByTime(700);
  expect(show).toHaveBeenLastCalledWith('close');
});

test('it stays while the pointer is on it, and goes when it leaves', () => {
  const { hide, delays } = setUp();
  delays.open('heart');
  delays.leave();
  vi.advanceTimersByTime(99);
  delays.stay();
  vi.advanceTimersByTime(60_000);
  expect(hide).not.toHaveBeenCalled();
  delays.leave();
  vi.advanceTimersByTime(100);
  expect(hide).toHaveBeenCalledTimes(1);
  expect(delays.shown()).toBeNull();
});
