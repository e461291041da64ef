import { load } from '#client/load.ts';

const SHOWN = 6;
/** Milliseconds (specification, section 9). */
const FRESH = 30_000;

/** What is searched for most; nothing where that cannot be told. */
export async function loadPopular(): Promise<unknown> {
  try {
    return await load(`/api/searches/popular?limit=${SHOWN}`, { freshFor: FRESH });
  } catch {
    return [];
  }
}
