/** How every file begins once it is unpacked, so that what a host gives instead of it is known for what it is. */
const SEAL = Uint8Array.of(0x54, 0x46, 0x31, 0x0a);

/** A file as it is packed: the seal and its content. */
export function sealed(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SEAL.length + content.length);
  bytes.set(SEAL);
  bytes.set(content, SEAL.length);
  return bytes;
}

/** The content of a sealed file; null where it is none. */
export function unsealed(bytes: Uint8Array): Uint8Array | null {
  return isSealed(bytes) ? bytes.subarray(SEAL.length) : null;
}

export const isSealed = (bytes: Uint8Array): boolean => SEAL.every((byte, at) => bytes[at] === byte);

/** The first bytes of gzip (RFC 1952, section 2.3.1). */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
