import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Watched, whileVisible } from '#client/while-visible.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function setUp() {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const look = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const run = vi.fn();
  return { look, run, end: whileVisible(run, 30_000, page as unknown as Watched) };
}

test('it runs now and every 30 seconds until it is ended', () => {
  const { run, end } = setUp();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(3);
  end();
  vi.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(3);
});

test('nothing runs in a page nobody looks at, and what fell due runs once', () => {
  const { run, look } = setUp();
  look(true);
  vi.advanceTimersByTime(600_000);
  expect(run).toHaveBeenCalledTimes(1);
  look(false);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(29_999);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(3);
});

test('a short look away changes nothing', () => {
  const { run, look } = setUp();
  vi.advanceTimersByTime(10_000);
  look(true);
  vi.advanceTimersByTime(5000);
  look(false);
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(15_000);
  expect(run).toHaveBeenCalledTimes(2);
});
