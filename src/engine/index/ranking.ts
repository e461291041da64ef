/** How much a term in a field counts, how much a long field takes from that (0 to 1), and the length in terms that takes nothing. */
export interface FieldWeight {
  weight: number;
  slope: number;
  length: number;
}

/** The constants of ranking. What changes `fields` or `saturation` takes effect as products are indexed anew. */
export const ranking = {
  /** Fields of a product (BM25F, Robertson and Zaragoza 2009); `purpose` is the end of a name that says what for. */
  fields: {
    name: { weight: 6, slope: 0.6, length: 12 },
    purpose: { weight: 1.5, slope: 0.4, length: 6 },
    brand: { weight: 4, slope: 0, length: 1 },
    category: { weight: 0.5, slope: 0.2, length: 5 },
    keywords: { weight: 3, slope: 0.3, length: 6 },
    summary: { weight: 1, slope: 0.75, length: 20 },
    body: { weight: 0.5, slope: 0.9, length: 60 },
  } satisfies Record<string, FieldWeight>,
  /** How soon more occurrences of a term count no more (k1). */
  saturation: 1.5,
  /** What a word's other readings count beside the word as typed. */
  prefix: 0.8,
  correction: 0.6,
  alike: 0.6,
  joined: 1,
  /** What a word for a condition counts beside words for the thing: who asks for a used phone asks for a phone. */
  condition: 0.1,
  /** The share of the highest score that names, brands and keywords give and descriptions do not. */
  strong: 0.6,
  /** The share that descriptions alone do not give. */
  weak: 0.4,
  /** Fewer products with every word than this are followed by those with most of the words. */
  few: 10,
  /** The share of the words' weight that such a product must hold. */
  coverage: 0.5,
  /** What the most used and the newest product gain, as a share of its score. */
  popularity: 0.06,
  freshness: 0.02,
  /** What a product in stock gains. */
  inStock: 0.05,
  /** What a product gains, as a share of its score, whose subcategory the words name (`intent.ts`). */
  intent: { named: 0.1, meant: 0.3, whole: 1, kind: 0.3 },
};
export type Ranking = typeof ranking;
