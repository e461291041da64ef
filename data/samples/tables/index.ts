import type { Group } from '../types.ts';
import { appliances } from './appliances.ts';
import { babies } from './babies.ts';
import { books } from './books.ts';
import { carMotorcycle } from './car-motorcycle.ts';
import { computers } from './computers.ts';
import { diyGarden } from './diy-garden.ts';
import { electronics } from './electronics.ts';
import { fashion } from './fashion.ts';
import { giftCards } from './gift-cards.ts';
import { home } from './home.ts';
import { homeDecor } from './home-decor.ts';
import { jewelry } from './jewelry.ts';
import { luggage } from './luggage.ts';
import { musicMovies } from './music-movies.ts';
import { originalGifts } from './original-gifts.ts';
import { perfumery } from './perfumery.ts';
import { pets } from './pets.ts';
import { sports } from './sports.ts';
import { toysGames } from './toys-games.ts';
import { wines } from './wines.ts';

/** Every table, in the order of `data/categories.json`. */
export const groups: readonly Group[] = [
  home,
  computers,
  electronics,
  fashion,
  jewelry,
  appliances,
  homeDecor,
  sports,
  toysGames,
  perfumery,
  babies,
  books,
  musicMovies,
  wines,
  pets,
  giftCards,
  diyGarden,
  originalGifts,
  luggage,
  carMotorcycle,
];
