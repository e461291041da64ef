/** The body of a request as text, or null where it has more than so many bytes. */
export async function readBody({ headers, body }: Request, most: number): Promise<string | null> {
  if (Number(headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
