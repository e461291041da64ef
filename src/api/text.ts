import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '#lib/encoding.ts';

const compressors = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
/** Takes as long as gzip and makes less of it. */
const BROTLI_QUALITY = 5;
/** Bytes under which compressing does not pay. */
const WORTH_COMPRESSING = 1_024;

/** A finished text with a tag of its content; it is compressed once for each encoding that is asked for. */
export class Text {
  readonly body: Buffer;
  readonly tag: string;
  readonly #compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};

  constructor(text: string) {
    this.body = Buffer.from(text);
    this.tag = `W/"${hash('sha1', this.body, 'base64url')}"`;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= WORTH_COMPRESSING;
  }

  /** The body in an encoding. */
  in(encoding: Encoding): Promise<Buffer> | Buffer {
    if (encoding === 'identity') return this.body;
    this.#compressed[encoding] ??= compressors[encoding](this.body);
    return this.#compressed[encoding];
  }
}
