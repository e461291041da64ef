import { capital, createInventor } from './invent.ts';
import type { Line } from './lines.ts';
import { keyOf, type Random, seeded } from './random.ts';

export interface Brand {
  name: string;
  /** Names of its product families. */
  series: readonly string[];
  /** The letters its part numbers begin with. */
  letters: string;
}

/** The brands of a category, the best known first; how many grows with the root of the products. */
export function brandsOf(category: string, lines: readonly Line[], products: number, seed: number): Brand[] {
  const names = lines.flatMap(({ rows }) => rows.map(({ brand = '' }) => brand));
  const invent = createInventor(names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []));
  const random = seeded(seed, keyOf(category));
  const known = lines.filter((line) => line.category === category);
  const chosen = new Set(known.flatMap(({ rows }) => rows.map(({ brand = '' }) => brand)));
  const wanted = chosen.size + Math.round(Math.sqrt(products));
  while (chosen.size < wanted) chosen.add(brandName(random, invent));
  return [...chosen].map((name) => ({
    name,
    series: Array.from({ length: 8 }, () => capital(invent(random))),
    letters: Array.from({ length: 2 + random.below(2) }, () =>
      random.pick([...'ABCDEFGHKLMNPRSTUVWXZ']),
    ).join(''),
  }));
}

function brandName(random: Random, invent: (random: Random) => string): string {
  const name = capital(invent(random));
  if (random.chance(0.12)) return `${name} & ${capital(invent(random))}`;
  if (random.chance(0.1)) return `${name} ${capital(invent(random))}`;
  return random.chance(0.08) ? name.toUpperCase() : name;
}
