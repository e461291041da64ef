import type { Directory } from '#engine/files/directory.ts';
import { encodePiece } from '#engine/files/order-piece.ts';
import { ORDERS } from '#engine/index/orders.ts';
import type { Snapshot } from '#engine/index/snapshot.ts';
import { createTraits, TRAITS } from '#engine/index/traits.ts';
import type { FileWriter } from './file-writer.ts';
import type { Numbering } from './numbering.ts';

/** Products of a piece: fewer make a longer directory, more make a first page load too many. */
const PIECE = 512;

/** Writes every order of all products in pieces, so that a list of all begins without the facts of all. */
export function writeOrders(
  { columns, ranked }: Pick<Snapshot, 'columns' | 'ranked'>,
  { inFiles }: Pick<Numbering, 'inFiles'>,
  writer: Pick<FileWriter, 'put'>,
  piece = PIECE,
): Pick<Directory, 'orders'> {
  const { lists } = ranked();
  const traitsOf = createTraits(columns);
  const piecesOf = (order: (typeof ORDERS)[number]) => {
    const all = lists.all(order);
    return Array.from({ length: Math.ceil(all.length / piece) }, (_, at) => {
      const own = all.subarray(at * piece, (at + 1) * piece);
      return {
        products: own.map((product) => inFiles[product] as number),
        prices: own.map((product) => columns.price[product] as number),
        traits: Uint8Array.from(own, (product) => traitsOf[product] as number),
      };
    });
  };
  const byPrice = piecesOf('price');
  return {
    orders: {
      piece,
      names: Object.fromEntries(
        ORDERS.map((order) => [
          order,
          (order === 'price' ? byPrice : piecesOf(order))
            .map((own) => writer.put('orders', encodePiece(own)))
            .join(''),
        ]),
      ) as Directory['orders']['names'],
      firsts: byPrice.map(({ prices }) => prices[0] as number),
      tallies: byPrice.map(({ traits }) => tallyOf(traits)),
    },
  };
}

/** How many have each of the values that traits can have. */
function tallyOf(traits: Uint8Array): number[] {
  const tally = new Array<number>(TRAITS).fill(0);
  for (const value of traits) (tally[value] as number)++;
  return tally;
}
