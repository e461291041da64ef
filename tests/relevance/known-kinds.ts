import type { EditionKey } from '#editions/editions.ts';
import { type Chunk, type Identifier, type Item, type Meant, wordsOf } from './known-items.ts';
import { modelSpellings, otherNumber, unitSpellings } from './spellings.ts';
import { mistype } from './typing-errors.ts';

interface Writing {
  identifier: Identifier;
  edition: EditionKey;
  random: () => number;
}

/** A way in which shoppers write what they mean. */
export interface Kind {
  name: string;
  /** Words that the query must hold, one of these and as many as asked for. */
  needs?: { test(chunk: Chunk, edition: EditionKey): boolean; count: number };
  /** The query as it is typed; null where it cannot be written so. */
  write(meant: Meant, writing: Writing): string | null;
}

const isWord = ({ text }: Chunk, atLeast = 4) => text.length >= atLeast && /^\p{L}+$/u.test(text);
const isNoun = (chunk: Chunk) => isWord(chunk) && !chunk.isBrand && chunk.text !== chunk.text.toUpperCase();
const ACCENT = /[áéíóúüñàèòçâêîôû]/i;

const textOf = (chunks: readonly Chunk[], rewrite: (chunk: Chunk) => string = ({ text }) => text) =>
  chunks.map(rewrite).join(' ');

const oneOf = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** Replaces one word that can be rewritten, chosen by chance. */
function withOne(meant: Meant, random: () => number, ways: (chunk: Chunk) => readonly string[]) {
  const choices = meant.chunks.flatMap((chunk) => ways(chunk).map((text) => ({ chunk, text })));
  const choice = oneOf(choices, random);
  return choice ? textOf(meant.chunks, (chunk) => (chunk === choice.chunk ? choice.text : chunk.text)) : null;
}

/** An error that makes another word of the catalogue is left aside: nobody could tell what was meant. */
function mistyped({ text }: Chunk, { identifier, random }: Writing): string | null {
  for (let attempt = 0; attempt < 5; attempt++) {
    const wrong = mistype(text, random);
    const words = wordsOf(wrong);
    if (wrong !== text && !words.some((word) => identifier.isWord(word))) return wrong;
  }
  return null;
}

function withErrors(count: number) {
  return (meant: Meant, writing: Writing): string | null => {
    const words = meant.chunks.filter((chunk) => isWord(chunk));
    const wrong = new Map<Chunk, string>();
    while (wrong.size < count && words.length) {
      const [chunk] = words.splice(Math.floor(writing.random() * words.length), 1) as [Chunk];
      const text = mistyped(chunk, writing);
      if (text) wrong.set(chunk, text);
    }
    return wrong.size < count ? null : textOf(meant.chunks, (chunk) => wrong.get(chunk) ?? chunk.text);
  };
}

/** The first 60 % of a word, where that still means the product. */
function withCut(choose: (chunks: readonly Chunk[]) => Chunk | undefined) {
  return (meant: Meant, { identifier }: Writing): string | null => {
    const cut = choose(meant.chunks);
    if (!cut || !isWord(cut, 5)) return null;
    const beginning = cut.text.slice(0, Math.ceil(cut.text.length * 0.6));
    if (!identifier.meansBeginning(meant, cut, wordsOf(beginning)[0] as string)) return null;
    return textOf(meant.chunks, (chunk) => (chunk === cut ? beginning : chunk.text));
  };
}

const letters = (count: number) => ({ test: (chunk: Chunk) => isWord(chunk), count });

export const KINDS: readonly Kind[] = [
  { name: 'exact words', write: ({ chunks }) => textOf(chunks) },
  { name: 'one typing error', needs: letters(1), write: withErrors(1) },
  { name: 'two words with errors', needs: letters(2), write: withErrors(2) },
  {
    name: 'model split or joined',
    needs: { test: ({ text }) => modelSpellings(text).length > 0, count: 1 },
    write: (meant, { random }) => withOne(meant, random, ({ text }) => modelSpellings(text)),
  },
  {
    name: 'unit written otherwise',
    needs: { test: ({ text }, edition) => unitSpellings(text, edition).length > 0, count: 1 },
    write: (meant, { random, edition }) => withOne(meant, random, ({ text }) => unitSpellings(text, edition)),
  },
  {
    name: 'accents missing',
    needs: { test: ({ text }) => ACCENT.test(text), count: 1 },
    write: ({ chunks }) => textOf(chunks).normalize('NFD').replace(/\p{M}/gu, ''),
  },
  { name: 'last word begun', needs: letters(1), write: withCut((chunks) => chunks.at(-1)) },
  {
    name: 'middle word begun',
    needs: letters(2),
    write: withCut((chunks) => chunks.slice(0, -1).find((chunk) => isWord(chunk, 5))),
  },
  {
    // Of words that the catalogue itself uses in both numbers.
    name: 'plural or singular',
    needs: { test: isNoun, count: 1 },
    write: (meant, { random, edition, identifier }) =>
      withOne(meant, random, (chunk) => {
        const other = isNoun(chunk) ? otherNumber(chunk.text, edition) : null;
        return other && identifier.isWord(wordsOf(other)[0] as string) ? [other] : [];
      }),
  },
  { name: 'words reversed', write: ({ chunks }) => textOf([...chunks].reverse()) },
  { name: 'EAN', write: ({ item }) => item.ean ?? null },
];

export interface KnownQuery {
  text: string;
  /** The products that hold all the words meant, and those that hold all the words as typed. */
  right: ReadonlySet<string>;
}

/** Queries of a kind for products drawn by chance; fewer than asked for where the catalogue has no more. */
export function queriesOf(kind: Kind, items: readonly Item[], count: number, writing: Writing): KnownQuery[] {
  const queries = new Map<string, KnownQuery>();
  const left = [...items];
  while (queries.size < count && left.length) {
    const [item] = left.splice(Math.floor(writing.random() * left.length), 1) as [Item];
    const needed = neededChunks(kind, item, writing);
    const meant = needed && writing.identifier.identify(item, needed);
    const text = meant && kind.write(meant, writing);
    if (!text) continue;
    const right = new Set([...meant.right, ...writing.identifier.holding(text)]);
    queries.set(text, { text, right });
  }
  return [...queries.values()];
}

function neededChunks({ needs }: Kind, { chunks }: Item, { edition, random }: Writing): Chunk[] | null {
  if (!needs) return [];
  const fitting = chunks.filter((chunk) => needs.test(chunk, edition));
  const chosen = new Set<Chunk>();
  while (chosen.size < Math.min(needs.count, fitting.length)) chosen.add(oneOf(fitting, random) as Chunk);
  return chosen.size < needs.count ? null : [...chosen];
}
