import { appliances } from './drawings/appliances.ts';
import { babies } from './drawings/babies.ts';
import { books } from './drawings/books.ts';
import { carMotorcycle } from './drawings/car-motorcycle.ts';
import { computers } from './drawings/computers.ts';
import { diyGarden } from './drawings/diy-garden.ts';
import { electronics } from './drawings/electronics.ts';
import { fashion } from './drawings/fashion.ts';
import { giftCards } from './drawings/gift-cards.ts';
import { home } from './drawings/home.ts';
import { homeDecor } from './drawings/home-decor.ts';
import { jewelry } from './drawings/jewelry.ts';
import { luggage } from './drawings/luggage.ts';
import { musicMovies } from './drawings/music-movies.ts';
import { originalGifts } from './drawings/original-gifts.ts';
import { perfumery } from './drawings/perfumery.ts';
import { pets } from './drawings/pets.ts';
import { placeholders } from './drawings/placeholder.ts';
import { sports } from './drawings/sports.ts';
import { toysGames } from './drawings/toys-games.ts';
import { wines } from './drawings/wines.ts';
import { palettes } from './kit/colour.ts';
import { type Draw, scene } from './kit/scene.ts';

/** The drawing of every subcategory, by its slug. */
export const drawings: Readonly<Record<string, Draw>> = {
  ...home,
  ...computers,
  ...electronics,
  ...fashion,
  ...jewelry,
  ...appliances,
  ...homeDecor,
  ...sports,
  ...toysGames,
  ...perfumery,
  ...babies,
  ...books,
  ...musicMovies,
  ...wines,
  ...pets,
  ...giftCards,
  ...diyGarden,
  ...originalGifts,
  ...luggage,
  ...carMotorcycle,
};

export interface Picture {
  /** `<slug>-<colouring>`, the start of its files' names. */
  name: string;
  svg: string;
}

/** Every picture of the shop as SVG: each drawing in its four colourings, and the placeholder. */
export function pictures(): Picture[] {
  const products = Object.entries(drawings).flatMap(([slug, draw]) =>
    palettes.map((palette) => ({ name: `${slug}-${palette.number}`, svg: scene(draw, palette) })),
  );
  const [neutral] = palettes;
  const empty = placeholders.placeholder;
  if (!neutral || !empty) throw new Error('The placeholder picture has no drawing.');
  return [...products, { name: 'placeholder-1', svg: scene(empty, neutral) }];
}
