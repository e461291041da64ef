import { parentPort, workerData } from 'node:worker_threads';
import type { IndexedTexts } from '#engine/index/document.ts';
import { ranking } from '#engine/index/ranking.ts';
import type { Segment } from '#engine/index/segment.ts';
import { createSegmentBuilder } from '#engine/index/segment-builder.ts';
import type { Language } from '#engine/text/analyse.ts';

export interface NumberedTexts {
  number: number;
  texts: IndexedTexts;
}

/** What the thread is asked: to take products in, or to end the segment of those so far. */
export type IndexerMessage = { products: NumberedTexts[] } | { finish: number };

export interface IndexerAnswer {
  segment?: Segment;
}

const begin = () => createSegmentBuilder(workerData as Language, ranking);
let builder = begin();

parentPort?.on('message', (message: IndexerMessage) => {
  if ('products' in message) {
    for (const { number, texts } of message.products) builder.add(number, texts);
    parentPort?.postMessage({} satisfies IndexerAnswer);
    return;
  }
  const segment = builder.finish(message.finish);
  builder = begin();
  parentPort?.postMessage({ segment } satisfies IndexerAnswer, buffersOf(segment));
});

/** The memory of a segment, which is handed over and not copied. */
function buffersOf(segment: Segment): ArrayBuffer[] {
  const { terms, words, frequencies, starts, postings, wordCounts } = segment;
  const arrays = [
    terms.bytes,
    terms.offsets,
    words.bytes,
    words.offsets,
    frequencies,
    starts,
    postings,
    wordCounts,
  ];
  return arrays.map(({ buffer }) => buffer as ArrayBuffer);
}
