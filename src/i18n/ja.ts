import type { en } from './en.ts';
import { details } from './ja/details.ts';
import { favourites } from './ja/favourites.ts';
import { frame } from './ja/frame.ts';
import { listing } from './ja/listing.ts';
import { pages } from './ja/pages.ts';
import { search } from './ja/search.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';

export const ja: typeof en = {
  ...shell,
  ...shop,
  ...pages,
  ...frame,
  ...details,
  ...favourites,
  search,
  listing,
};
