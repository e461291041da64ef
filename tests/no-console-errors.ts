import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test that expects a complaint spies on it itself; any other complaint fails the test. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints, 'console.error and console.warn stay silent').toEqual([]);
});
