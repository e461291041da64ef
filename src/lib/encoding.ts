/** Encodings files are kept in beside the plain file, best first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const MAX_REMEMBERED = 500;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The encodings a client accepts, in the order to try (RFC 9110, section 12.5.3): by weight, then
 * Brotli before gzip before plain. Plain is always last resort, even where it is refused.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const text = header ?? '';
  const known = remembered.get(text);
  if (known) return known;
  const accepted = rank(text.toLowerCase());
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, accepted);
  return accepted;
}

function rank(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    if (name) weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0.001;
  const coded = [
    { encoding: 'br' as const, weight: weightOf('br') },
    { encoding: 'gzip' as const, weight: Math.max(weightOf('gzip'), weights.get('x-gzip') ?? 0) },
  ];
  const usable = coded.filter(({ weight }) => weight > 0 && weight >= plain);
  return [...usable.sort((a, b) => b.weight - a.weight).map(({ encoding }) => encoding), 'identity'];
}
