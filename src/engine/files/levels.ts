import { decoded, encoded } from './coder.ts';
import { codeNumber, codeNumbers } from './numbers.ts';

/** Writes each popularity that products have, to the bit. */
export const encodeLevels = (levels: Float32Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  encoded((coder) => {
    codeNumber(coder, levels.length);
    codeNumbers(coder, new Uint32Array(levels.slice().buffer));
  });

/** The inverse of `encodeLevels`. */
export const decodeLevels = (bytes: Uint8Array): Float32Array =>
  decoded(bytes, (coder) => {
    const bits = new Uint32Array(codeNumber(coder, 0));
    codeNumbers(coder, bits);
    return new Float32Array(bits.buffer);
  });
