import type { en } from './en.ts';
import { details } from './fr/details.ts';
import { favourites } from './fr/favourites.ts';
import { frame } from './fr/frame.ts';
import { listing } from './fr/listing.ts';
import { pages } from './fr/pages.ts';
import { search } from './fr/search.ts';
import { shell } from './fr/shell.ts';
import { shop } from './fr/shop.ts';

export const fr: typeof en = {
  ...shell,
  ...shop,
  ...pages,
  ...frame,
  ...details,
  ...favourites,
  search,
  listing,
};
