/** What stands for an answer where only its equality counts: the SHA-256 of its JSON with sorted keys, in base 16. */
export async function digestOf(answer: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(answer, sorted));
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sorted = (_: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
