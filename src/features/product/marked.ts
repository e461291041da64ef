/** A part of a text, and whether it is what was looked for. */
export interface Part {
  text: string;
  marked: boolean;
}

/** A start and an end in UTF-16 units, the end excluded. */
export type Span = readonly [start: number, end: number];

/** A text in parts, those within the spans marked. Spans that overlap or lie outside are taken as far as they go. */
export function partsOf(text: string, spans: readonly Span[]): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    const from = Math.max(start, at);
    if (from >= end || from >= text.length) continue;
    if (from > at) parts.push({ text: text.slice(at, from), marked: false });
    parts.push({ text: text.slice(from, end), marked: true });
    at = Math.min(end, text.length);
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}
