import { Chances, type Coder } from './coder.ts';
import { codeNumber, Numbers } from './numbers.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const BYTE = 8;

/** Codes texts, each as what it does not share with the one before: sorted ones are shortest. Answers them. */
export function codeTexts(coder: Coder, texts: readonly string[]): string[] {
  const shares = new Numbers();
  const lengths = new Numbers();
  const letters = new Chances(BYTE);
  const length = codeNumber(coder, texts.length);
  let before: Uint8Array = new Uint8Array(0);
  return Array.from({ length }, (_, at) => {
    const own = encoder.encode(texts[at]);
    const shared = shares.code(coder, sharedOf(before, own));
    const bytes = new Uint8Array(shared + lengths.code(coder, own.length - shared));
    bytes.set(before.subarray(0, shared));
    for (let i = shared; i < bytes.length; i++) bytes[i] = coder.symbol(letters, own[i] ?? 0);
    before = bytes;
    return texts[at] ?? decoder.decode(bytes);
  });
}

function sharedOf(before: Uint8Array, text: Uint8Array): number {
  let shared = 0;
  while (shared < before.length && shared < text.length && before[shared] === text[shared]) shared++;
  return shared;
}
