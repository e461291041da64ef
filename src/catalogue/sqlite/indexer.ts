import { Worker } from 'node:worker_threads';
import type { Segment } from '#engine/index/segment.ts';
import type { Language } from '#engine/text/analyse.ts';
import type { IndexerAnswer, IndexerMessage, NumberedTexts } from './indexer-thread.ts';

/** A thread that builds segments, one after the other. */
export interface Indexer {
  /** Resolves when the thread can take more. @param products by ascending number */
  add(products: NumberedTexts[]): Promise<void>;
  /** The segment of what was added since the last one. */
  finish(id: number): Promise<Segment>;
  close(): Promise<void>;
}

/** Batches that may wait in the thread. */
const AHEAD = 4;

/** Without limits a thread puts off collecting garbage and takes twice the memory. A segment takes a third. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

export function openIndexer(language: Language): Indexer {
  const thread = new Worker(new URL('./indexer-thread.ts', import.meta.url), {
    workerData: language,
    resourceLimits: LIMITS,
  });
  const waiting: { resolve: (segment: Segment | undefined) => void; reject: (error: unknown) => void }[] = [];
  thread.on('message', ({ segment }: IndexerAnswer) => waiting.shift()?.resolve(segment));
  thread.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  const ask = (message: IndexerMessage): Promise<Segment | undefined> => {
    const answer = new Promise<Segment | undefined>((resolve, reject) => waiting.push({ resolve, reject }));
    answer.catch(() => {});
    thread.postMessage(message);
    return answer;
  };
  const ahead: Promise<unknown>[] = [];
  return {
    async add(products) {
      ahead.push(ask({ products }));
      if (ahead.length > AHEAD) await ahead.shift();
    },
    async finish(id) {
      const segment = await ask({ finish: id });
      await Promise.all(ahead.splice(0));
      return segment as Segment;
    },
    async close() {
      await thread.terminate();
    },
  };
}
