import { createHeld, NotHere } from '#client/files/not-here.ts';
import { createOrderPieces } from '#client/files/order-pieces.ts';
import { writeOrders } from '#export/orders.ts';
import { type Made, snapshotOf } from '../../engine/index/catalogues.ts';

/** More rounds of fetching than any answer takes. */
const MOST_ROUNDS = 50;

/** Products with all orders in pieces of a size; their numbers in the files are those of the snapshot. */
export function inPieces(all: readonly Made[], piece: number) {
  const snapshot = snapshotOf(all);
  const files = new Map<string, Uint8Array>();
  const put = (kind: string, content: Uint8Array | string) => {
    const name = String(files.size).padStart(7, '0');
    files.set(`${kind}/${name}.bin`, content as Uint8Array);
    return name;
  };
  const inFiles = Uint32Array.from({ length: all.length + 1 }, (_, number) => number);
  const { orders } = writeOrders(snapshot, { inFiles }, { put }, piece);
  const held = createHeld();
  const fetched: string[] = [];
  const rounds: number[] = [];
  /** Answers once all is there that it asks for, as the source does. */
  function ask<T>(answer: () => T): T {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      try {
        return answer();
      } catch (error) {
        if (!(error instanceof NotHere)) throw error;
        rounds.push(error.wanted.length);
        for (const { path, take } of error.wanted) {
          fetched.push(path);
          take(files.get(path) ?? new Uint8Array());
        }
      }
    }
    throw new Error('An answer asks without end.');
  }
  return { snapshot, orders, held, pieces: createOrderPieces({ orders }, held), fetched, rounds, ask };
}
