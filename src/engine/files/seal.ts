import { FNV_START, fnvStep } from './fnv.ts';

/** Bytes before the content, which tell whether it is whole: its checksum (FNV-1a), the highest first. */
const SEAL = 4;

/** A content with its seal. */
export function sealed(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(SEAL + content.length);
  new DataView(bytes.buffer).setUint32(0, sumOf(content));
  bytes.set(content, SEAL);
  return bytes;
}

/** What is sealed; null where it is not whole, or something that a host gives instead of it. */
export function unsealed(bytes: Uint8Array): Uint8Array | null {
  if (bytes.length < SEAL) return null;
  const content = bytes.subarray(SEAL);
  const sum = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return sum === sumOf(content) ? content : null;
}

function sumOf(content: Uint8Array): number {
  let sum = FNV_START;
  for (let at = 0; at < content.length; at++) sum = fnvStep(sum, content[at] as number);
  return sum >>> 0;
}

/** The first bytes of gzip (RFC 1952, section 2.3.1). */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
