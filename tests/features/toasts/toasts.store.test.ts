import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TOAST_ASKED } from '#client/signals.ts';
import { $toast, dismissToast, recallToast, showToast } from '#features/toasts/toasts.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('dispatchEvent', vi.fn());
  $toast.set(null);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the page is told, so that it gets what shows toasts', () => {
  showToast({ text: 'Saved' });
  const [event] = vi.mocked(dispatchEvent).mock.lastCall ?? [];
  expect(event).toMatchObject({ type: TOAST_ASKED, detail: 'Saved' });
});

test('the next toast takes the place of the last', () => {
  showToast({ text: 'One' });
  showToast({ text: 'Two' });
  expect($toast.get()).toEqual({ text: 'Two', open: true });
});

test('a dismissed toast can be recalled without its action for 1,000,000 ms', () => {
  showToast({ text: 'Removed', action: { label: 'Undo', run: () => {} } });
  dismissToast();
  expect($toast.get()).toMatchObject({ text: 'Removed', open: false });
  vi.advanceTimersByTime(999_999);
  recallToast();
  expect($toast.get()).toEqual({ text: 'Removed', open: true });
});

test('after that it is gone', () => {
  showToast({ text: 'Removed' });
  dismissToast();
  vi.advanceTimersByTime(1_000_000);
  expect($toast.get()).toBeNull();
  recallToast();
  expect($toast.get()).toBeNull();
});

test('the end of an earlier one leaves a later one alone', () => {
  showToast({ text: 'One' });
  dismissToast();
  vi.advanceTimersByTime(500_000);
  showToast({ text: 'Two' });
  dismissToast();
  vi.advanceTimersByTime(999_999);
  expect($toast.get()).toMatchObject({ text: 'Two' });
});
