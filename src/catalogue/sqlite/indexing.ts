import { availableParallelism } from 'node:os';
import type { IndexedTexts } from '#engine/index/document.ts';
import { ranking } from '#engine/index/ranking.ts';
import type { Segment } from '#engine/index/segment.ts';
import { createSegmentBuilder } from '#engine/index/segment-builder.ts';
import type { Language } from '#engine/text/analyse.ts';
import { openIndexer } from './indexer.ts';

/** Products of one segment, as a bound of the memory that building takes. */
const MAX_SEGMENT = 20_000;
/** Fewer products are indexed in this thread: starting others takes about as long. */
const MANY = 10_000;
/** Products handed to a thread at once. */
const BATCH = 250;
/** Threads beside this one, which reads the texts. */
const THREADS = Math.min(2, availableParallelism());

/**
 * Indexes products into segments, in threads where they are many.
 * @param products their numbers, ascending
 * @param read the texts of a product
 * @param nextId the id of the next segment
 * @param store takes each segment when it is built, with the products in it
 */
export async function indexProducts(
  products: readonly number[],
  language: Language,
  read: (product: number) => IndexedTexts,
  nextId: () => number,
  store: (segment: Segment, products: readonly number[]) => void,
): Promise<void> {
  if (products.length < MANY) {
    indexHere(products, language, read, nextId, store);
    return;
  }
  const parts = segmentParts(products);
  const ends = await Promise.allSettled(
    Array.from({ length: THREADS }, async () => {
      const indexer = openIndexer(language);
      try {
        for (let part = parts.shift(); part; part = parts.shift()) {
          for (const batch of inParts(part, BATCH)) {
            await indexer.add(batch.map((number) => ({ number, texts: read(number) })));
          }
          store(await indexer.finish(nextId()), part);
        }
      } catch (error) {
        parts.length = 0;
        throw error;
      } finally {
        await indexer.close();
      }
    }),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

/** The same, all in this thread. */
export function indexHere(
  products: readonly number[],
  language: Language,
  read: (product: number) => IndexedTexts,
  nextId: () => number,
  store: (segment: Segment, products: readonly number[]) => void,
): void {
  for (const part of segmentParts(products)) store(buildHere(part, language, read, nextId()), part);
}

/** The products of each segment, about as many in each. */
const segmentParts = (products: readonly number[]): number[][] =>
  inParts(products, Math.ceil(products.length / Math.ceil(products.length / MAX_SEGMENT)));

function buildHere(
  products: readonly number[],
  language: Language,
  read: (product: number) => IndexedTexts,
  id: number,
): Segment {
  const builder = createSegmentBuilder(language, ranking);
  for (const number of products) builder.add(number, read(number));
  return builder.finish(id);
}

function inParts<T>(list: readonly T[], size: number): T[][] {
  if (list.length === 0) return [];
  return Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );
}
