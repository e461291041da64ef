import { MOST } from './columns.ts';
import type { Matches } from './match.ts';
import type { QueryWord } from './readings.ts';
import type { SearchParts } from './search-parts.ts';
import { selectPage } from './select.ts';

/** Steps between the least and the greatest score that are told apart. */
const STEPS = 2 ** 24;
const ALMOST_ALL = 0.999_999;

/**
 * A page of the products found, best first: those with more of the words first, then by score with what use,
 * freshness, stock and the subcategory asked for add to it; equal ones by popularity.
 */
export function mostRelevant(
  { columns, lists, prior, intent }: SearchParts,
  asked: readonly QueryWord[],
  { hits, score, words, weight }: Matches,
  found: Uint32Array,
  offset: number,
  limit: number,
): number[] {
  if (limit === 0) return [];
  const ranks = lists.ranks('popularity');
  const best = lists.all('popularity');
  const gains = intent(asked);
  const most = weight * 2;
  const keys = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const product = found[i] as number;
    const gain = gains.size > 0 ? (gains.get(columns.subcategory[product] as number)?.gain ?? 0) : 0;
    const scored = (score[product] as number) * (1 + (prior[product] as number) + gain);
    const lacking = words - (hits[product] as number) + 1 - Math.min(ALMOST_ALL, scored / most);
    keys[i] = Math.round((lacking * STEPS) / (words + 1)) * MOST.products + (ranks[product] as number);
  }
  return Array.from(selectPage(keys, offset, limit), (key) => best[key % MOST.products] as number);
}
