import { z } from 'zod';
import type { PopularSearch } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { slugOf } from '#lib/slug.ts';
import data from '../../../data/popular-searches.json' with { type: 'json' };
import { hasBlockedWord } from './blocked-words.ts';
import { searchKey } from './search-key.ts';
import { MIN_VISITORS, type Standing } from './standings.ts';
import { damped } from './weights.ts';

/** A search that may be shown to others. */
export interface PublicSearch extends PopularSearch {
  /** From real use, damped; 0 for a seed that few have searched for. */
  weight: number;
}

const terms = z.array(z.string().trim().min(1));
const seeds = z.object({ ES: terms, UK: terms }).parse(data);

/**
 * The searches of an edition that may be shown, by real use, and then the seeds of
 * `data/popular-searches.json` in their order. A search that is a seed is written as the seed.
 */
export function publicSearches(edition: EditionKey, standings: readonly Standing[]): PublicSearch[] {
  const written = new Map(seeds[edition].map((term) => [searchKey(edition, term), term]));
  const used = standings
    .filter(({ visitors, text }) => visitors >= MIN_VISITORS && !hasBlockedWord(text))
    .map(({ subject, text, weight }) => [written.get(subject) ?? text, damped(weight)] as const);
  const found = new Map<string, PublicSearch>();
  for (const [term, weight] of [...used, ...seeds[edition].map((seed) => [seed, 0] as const)]) {
    const id = slugOf(term);
    if (id && !found.has(id)) found.set(id, { id, texto_busqueda: term, weight });
  }
  return [...found.values()];
}
