import type { Bilingual } from './types.ts';

/** Colours by key: how they are named, and which colouring of a picture fits them. */
const palette: Readonly<Record<string, readonly [name: Bilingual, tint: 1 | 2 | 3 | 4]>> = {
  black: ['negro ~ black', 1],
  graphite: ['grafito ~ graphite', 1],
  grey: ['gris ~ grey', 1],
  steel: ['acero ~ steel', 1],
  blue: ['azul ~ blue', 2],
  navy: ['azul marino ~ navy', 2],
  teal: ['turquesa ~ teal', 2],
  silver: ['plata ~ silver', 2],
  lilac: ['lila ~ lilac', 2],
  red: ['rojo ~ red', 3],
  burgundy: ['burdeos ~ burgundy', 3],
  orange: ['naranja ~ orange', 3],
  pink: ['rosa ~ pink', 3],
  gold: ['dorado ~ gold', 3],
  copper: ['cobre ~ copper', 3],
  brown: ['marrón ~ brown', 3],
  walnut: ['nogal ~ walnut', 3],
  camel: ['camel ~ camel', 3],
  terracotta: ['terracota ~ terracotta', 3],
  mustard: ['mostaza ~ mustard', 3],
  yellow: ['amarillo ~ yellow', 3],
  green: ['verde ~ green', 4],
  sage: ['verde salvia ~ sage green', 4],
  olive: ['verde oliva ~ olive', 4],
  white: ['blanco ~ white', 4],
  cream: ['crema ~ cream', 4],
  sand: ['arena ~ sand', 4],
  natural: ['natural ~ natural', 4],
  oak: ['roble ~ oak', 4],
};

/** @throws Error where the colour is not in the palette. */
export function colour(key: string): { name: Bilingual; tint: number } {
  const found = palette[key];
  if (!found) throw new Error(`no colour ${key} in the palette`);
  return { name: found[0], tint: found[1] };
}
