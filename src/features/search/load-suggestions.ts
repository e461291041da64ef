import { fetcher } from '#client/fetcher.ts';
import { withQuery } from '#contract/paths.ts';
import type { Suggestion } from '#contract/search.ts';
import { readBrands, readSuggestions } from './suggestions.ts';

/** What a box suggests. */
export type Suggests = 'searches' | 'brands';

const PATHS = { searches: '/api/suggestions', brands: '/api/brands/suggestions' } as const;
const READ = { searches: readSuggestions, brands: readBrands } as const;

/** @throws where nothing is answered, or what is none */
export async function loadSuggestions(
  suggests: Suggests,
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetcher(withQuery(PATHS[suggests], { q: text }), { credentials: 'include', signal });
  if (!response.ok) throw new Error(`${response.status}`);
  const read = READ[suggests](await response.json());
  if (!read) throw new Error('The answer is no list of suggestions.');
  return read;
}
