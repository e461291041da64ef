import type { en } from './en.ts';
import { details } from './pt/details.ts';
import { favourites } from './pt/favourites.ts';
import { frame } from './pt/frame.ts';
import { listing } from './pt/listing.ts';
import { pages } from './pt/pages.ts';
import { search } from './pt/search.ts';
import { shell } from './pt/shell.ts';
import { shop } from './pt/shop.ts';

export const pt: typeof en = {
  ...shell,
  ...shop,
  ...pages,
  ...frame,
  ...details,
  ...favourites,
  search,
  listing,
};
