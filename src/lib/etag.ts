/** Whether an If-None-Match header names the tag, by weak comparison (RFC 9110, section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (!header) return false;
  const wanted = opaque(tag);
  return header.trim() === '*' || header.split(',').some((candidate) => opaque(candidate.trim()) === wanted);
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
