import type { Product } from '#contract/product.ts';

/** A word of a product's name as it is written, a number with its unit being one, and the words it means. */
export interface Chunk {
  text: string;
  words: readonly string[];
  isBrand: boolean;
}

export interface Item {
  id: string;
  ean?: string;
  chunks: readonly Chunk[];
  /** Equal for products that cannot be told apart. */
  name: string;
}

/** A query that means one product. */
export interface Meant {
  item: Item;
  /** In the order of the name. */
  chunks: readonly Chunk[];
  /** The products whose name, brand and model hold all these words: each is a right answer. */
  right: ReadonlySet<string>;
}

const STOP_WORDS = new Set(
  'de del la el los las un una y o con sin para por en a al su the a an and or of with without for in on to by'.split(
    ' ',
  ),
);
const UNIT =
  /(\d+(?:\.\d+)?)\s*(gb|tb|mb|kg|mg|g|ml|cl|l|cm|mm|m|w|kw|v|mah|hz|mhz|ghz|mp|bar|rpm|db|h|in)(?![a-z0-9])/g;

/** Lower case without accents, decimals with a point. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d),(?=\d)/g, '.');

/**
 * The words of a text as this test understands them, which is on purpose not how the engine does: folded,
 * numbers joined with their unit, everything else split at what is no letter or digit.
 */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/(?<=\d)\s?(?:"|”|''|-?pulgadas?|-?inch(?:es)?)/g, 'in ')
    .replace(UNIT, '$1$2 ')
    .match(/\d+\.\d+[a-z0-9]*|[\p{L}\p{N}]+/gu) ?? [];

const IS_NUMBER = /^\d+(?:[.,]\d+)?$/;
const IS_UNIT = new RegExp(`^(?:${UNIT.source.split('(')[3]?.split(')')[0]}|pulgadas|inch|inches)$`, 'i');

function chunksOf(text: string, brandWords: ReadonlySet<string>): Chunk[] {
  const parts = text.split(/\s+/).map((part) => part.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}"”+]+$/gu, ''));
  const chunks: Chunk[] = [];
  for (let i = 0; i < parts.length; i++) {
    let part = parts[i] as string;
    const next = parts[i + 1] ?? '';
    const isThreeInOne = next.toLowerCase() === 'in' && IS_NUMBER.test(parts[i + 2] ?? '');
    if (IS_NUMBER.test(part) && IS_UNIT.test(next) && !isThreeInOne) {
      part = `${part} ${next}`;
      i++;
    }
    const words = wordsOf(part);
    if (words.length === 0 || (words.length === 1 && STOP_WORDS.has(words[0] as string))) continue;
    chunks.push({ text: part, words, isBrand: words.every((word) => brandWords.has(word)) });
  }
  return chunks;
}

export function itemOf(product: Product): Item {
  const brand = product.brand_name ?? '';
  const brandWords = new Set(wordsOf(brand));
  const chunks = chunksOf(product.c10_product_name, brandWords);
  const held = new Set(chunks.flatMap(({ words }) => words));
  for (const extra of [product.product_model ?? '', brand])
    if (extra && !wordsOf(extra).every((word) => held.has(word)))
      chunks.push({ text: extra, words: wordsOf(extra), isBrand: extra === brand });
  return { id: product.id_c10, ean: product.ean, chunks, name: wordsOf(product.c10_product_name).join(' ') };
}

const MOST_WORDS = 6;

/** Finds the fewest words that mean a product, over the names, brands and models of one catalogue. */
export function createIdentifier(items: readonly Item[]) {
  const holders = new Map<string, Set<Item>>();
  for (const item of items)
    for (const word of item.chunks.flatMap(({ words }) => words)) {
      const set = holders.get(word);
      if (set) set.add(item);
      else holders.set(word, new Set([item]));
    }
  const vocabulary = [...holders.keys()].sort();

  const narrow = (within: Iterable<Item> | null, { words }: Chunk): Item[] => {
    let found = within ?? holders.get(words[0] as string) ?? [];
    for (const word of words) found = [...found].filter((item) => holders.get(word)?.has(item));
    return [...found];
  };
  const means = (found: readonly Item[], item: Item) => found.every(({ name }) => name === item.name);

  /** Adds the word that narrows most, until only the product is left; null where no six words mean it. */
  function identify(item: Item, needed: readonly Chunk[]): Meant | null {
    const chosen = new Set(needed);
    let found: Item[] | null = null;
    for (const chunk of needed) found = narrow(found, chunk);
    while (chosen.size < 2 || !found || !means(found, item)) {
      const rest = item.chunks.filter((chunk) => !chosen.has(chunk));
      if (rest.length === 0 || chosen.size === MOST_WORDS) return null;
      const within = found;
      const isMeant = within !== null && means(within, item);
      const brand = isMeant ? rest.find(({ isBrand }) => isBrand) : undefined;
      const steps = rest.map((chunk) => ({ chunk, left: narrow(within, chunk) }));
      const best = steps.reduce((a, b) => (b.left.length < a.left.length ? b : a));
      const next = isMeant ? (brand ?? (rest[0] as Chunk)) : best.chunk;
      chosen.add(next);
      found = narrow(within, next);
    }
    const chunks = item.chunks.filter((chunk) => chosen.has(chunk));
    return { item, chunks, right: new Set(found.map(({ id }) => id)) };
  }

  return {
    identify,
    isWord: (word: string) => holders.has(word),
    /** The products that hold all the words of a text as they are written. */
    holding(text: string): string[] {
      const words = wordsOf(text);
      return words.length ? narrow(null, { text, words, isBrand: false }).map(({ id }) => id) : [];
    },
    /** Whether a beginning of a word, beside whole words, still means only the right products. */
    meansBeginning(meant: Meant, cut: Chunk, beginning: string): boolean {
      let found: Item[] | null = null;
      for (const chunk of meant.chunks) if (chunk !== cut) found = narrow(found, chunk);
      const begun = new Set<Item>();
      for (const word of vocabulary)
        if (word.startsWith(beginning)) for (const item of holders.get(word) ?? []) begun.add(item);
      return (found ?? items).every((item) => !begun.has(item) || meant.right.has(item.id));
    },
  };
}
export type Identifier = ReturnType<typeof createIdentifier>;
