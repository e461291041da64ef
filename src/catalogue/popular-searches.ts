import { z } from 'zod';
import type { PopularSearch } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { slugOf } from '#lib/slug.ts';
import data from '../../data/popular-searches.json' with { type: 'json' };

const terms = z.array(z.string().trim().min(1));
const seeds = z.object({ ES: terms, UK: terms }).parse(data);

/** The popular searches of an edition, from the seeds in `data/popular-searches.json`. */
export function popularSearches(edition: EditionKey, limit: number): PopularSearch[] {
  return seeds[edition].slice(0, limit).map((term) => ({ id: slugOf(term), texto_busqueda: term }));
}
