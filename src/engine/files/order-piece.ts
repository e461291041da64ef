import { TRAIT_BITS } from '../index/traits.ts';
import { Chances, type Coder, decoded, encoded } from './coder.ts';
import { codeNumber, codeNumbers, codeSymbols } from './numbers.ts';
import { codePrices } from './prices.ts';

/** Products that stand one after the other in an order of all, and what lists choose by beside each. */
export interface OrderPiece {
  products: Uint32Array;
  /** Minor units. */
  prices: Uint32Array;
  /** As `createTraits` makes them. */
  traits: Uint8Array;
}

export const encodePiece = (piece: OrderPiece): Uint8Array<ArrayBuffer> =>
  encoded((coder) => {
    codeNumber(coder, piece.products.length);
    codePiece(coder, piece);
  });

/** The inverse of `encodePiece`. */
export const decodePiece = (bytes: Uint8Array): OrderPiece =>
  decoded(bytes, (coder) => {
    const length = codeNumber(coder, 0);
    const piece = {
      products: new Uint32Array(length),
      prices: new Uint32Array(length),
      traits: new Uint8Array(length),
    };
    codePiece(coder, piece);
    return piece;
  });

function codePiece(coder: Coder, { products, prices, traits }: OrderPiece): void {
  codeNumbers(coder, products);
  codePrices(coder, prices);
  codeSymbols(coder, traits, new Chances(TRAIT_BITS));
}
