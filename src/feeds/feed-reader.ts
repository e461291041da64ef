import { on, once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { AppError } from '#lib/errors.ts';
import type { FeedBatch, FeedHead, ReadRequest } from './read-feed.ts';

/** Batches that are on their way at most, so that memory stays flat. */
export const IN_FLIGHT = 32;

/** What the reading thread tells: a part of the feed, its end, or why it cannot be read. */
export type ReadMessage =
  | { part: FeedHead | FeedBatch }
  | { end: true }
  | { failed: Pick<AppError, 'code' | 'message' | 'details' | 'cause'> }
  | { broken: unknown };
/** What it is told: that a batch was taken, or that no more is wanted. */
export type ReadAnswer = 'taken' | 'stop';

export interface OpenFeed {
  head: FeedHead;
  batches: AsyncIterable<FeedBatch>;
  /** Ends the reading wherever it is; resolves when nothing of it is left behind. */
  close(): Promise<void>;
}

export interface FeedReader {
  /** @throws AppError with the code of the step that failed; so do the batches */
  open(request: ReadRequest): Promise<OpenFeed>;
  close(): Promise<void>;
}

/**
 * Reads feeds in a thread of its own, so that reading and storing go on side by side: one for all feeds, as starting
 * and ending one for each has twice taken the whole process with it (SIGSEGV), seldom and never when looked for.
 */
export function createFeedReader(): FeedReader {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 512 },
  });
  worker.unref();
  let fault: unknown;
  worker.on('error', (error) => {
    fault = error;
  });

  return {
    async open(request) {
      const { port1: port, port2 } = new MessageChannel();
      const closed = once(port, 'close');
      const parts = partsFrom(on(port, 'message', { close: ['close'] }), () => fault);
      worker.postMessage({ request, port: port2 }, [port2]);
      const close = async () => {
        // A port that nobody listens to does not hear that its other side is closed.
        port.on('message', () => {});
        port.postMessage('stop' satisfies ReadAnswer);
        await closed;
      };
      try {
        const head = (await parts.next()).value as FeedHead;
        return { head, batches: taken(parts as AsyncIterable<FeedBatch>, port), close };
      } catch (error) {
        await close();
        throw error;
      }
    },
    async close() {
      await worker.terminate();
    },
  };
}

async function* taken(parts: AsyncIterable<FeedBatch>, port: MessagePort): AsyncGenerator<FeedBatch> {
  for await (const batch of parts) {
    yield batch;
    port.postMessage('taken' satisfies ReadAnswer);
  }
}

async function* partsFrom(
  messages: AsyncIterable<unknown[]>,
  fault: () => unknown,
): AsyncGenerator<FeedHead | FeedBatch> {
  for await (const [message] of messages as AsyncIterable<[ReadMessage]>) {
    if ('end' in message) return;
    if ('part' in message) yield message.part;
    else if ('failed' in message)
      throw new AppError(message.failed.code, message.failed.message, message.failed);
    else throw message.broken;
  }
  throw new Error('The thread that reads feeds ended before the feed did.', { cause: fault() });
}
