import type { en } from './en.ts';
import { details } from './es/details.ts';
import { favourites } from './es/favourites.ts';
import { frame } from './es/frame.ts';
import { listing } from './es/listing.ts';
import { pages } from './es/pages.ts';
import { search } from './es/search.ts';
import { shell } from './es/shell.ts';
import { shop } from './es/shop.ts';

export const es: typeof en = {
  ...shell,
  ...shop,
  ...pages,
  ...frame,
  ...details,
  ...favourites,
  search,
  listing,
};
