import { setImmediate } from 'node:timers/promises';
import { createFilesSource } from '#client/files/source.ts';
import type { EditionKey } from '#editions/editions.ts';
import { folderFetcher } from '../../support/folder-fetcher.ts';

/** A shopper's browser: what it asks for costs what it has not fetched before. */
export interface Session {
  /** The answer, the bytes and files it took, and in how many rounds these were asked for, one after the other. */
  ask(path: string): Promise<{ body: unknown; bytes: number; files: number; rounds: number }>;
}

export function openSession(folder: string, edition: EditionKey): Session {
  let bytes = 0;
  let files = 0;
  let rounds = 0;
  let underway = 0;
  const read = folderFetcher(folder, (_, length) => {
    bytes += length;
    files++;
  });
  const fetcher: typeof fetch = async (...call) => {
    if (underway === 0) rounds++;
    underway++;
    const response = await read(...call);
    await setImmediate();
    underway--;
    return response;
  };
  const source = createFilesSource({ edition, base: '/data/', fetcher });
  return {
    async ask(path) {
      bytes = 0;
      files = 0;
      rounds = 0;
      const body = await (await source(path)).json();
      return { body, bytes, files, rounds };
    },
  };
}

export const searchPath = (text: string, limit?: number): string =>
  `/api/search?${new URLSearchParams({ q: text, fields: 'card', ...(limit !== undefined && { limit: String(limit) }) })}`;

/** The least number that a share of all are at most. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
