import { type Directory, nameAt, pathOf } from '#engine/files/directory.ts';
import { decodePiece, type OrderPiece } from '#engine/files/order-piece.ts';
import type { Order } from '#engine/index/orders.ts';
import type { Held, Source } from './not-here.ts';

/** The orders of all products, piece by piece. */
export interface OrderPieces {
  source(order: Order, at: number): Source<OrderPiece>;
  /** Several, fetched at once. @throws NotHere */
  get(order: Order, places: readonly number[]): OrderPiece[];
}

export function createOrderPieces({ orders }: Pick<Directory, 'orders'>, held: Held): OrderPieces {
  const source = (order: Order, at: number): Source<OrderPiece> => ({
    path: pathOf('orders', nameAt(orders.names[order], at)),
    make: decodePiece,
  });
  return {
    source,
    get(order, places) {
      const sources = places.map((at) => source(order, at));
      held.demand(sources);
      return sources.map((each) => held.get(each));
    },
  };
}
