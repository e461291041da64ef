import { details } from './de/details.ts';
import { favourites } from './de/favourites.ts';
import { frame } from './de/frame.ts';
import { listing } from './de/listing.ts';
import { pages } from './de/pages.ts';
import { search } from './de/search.ts';
import { shell } from './de/shell.ts';
import { shop } from './de/shop.ts';
import type { en } from './en.ts';

export const de: typeof en = {
  ...shell,
  ...shop,
  ...pages,
  ...frame,
  ...details,
  ...favourites,
  search,
  listing,
};
