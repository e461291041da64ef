import { details } from './en/details.ts';
import { favourites } from './en/favourites.ts';
import { frame } from './en/frame.ts';
import { listing } from './en/listing.ts';
import { pages } from './en/pages.ts';
import { search } from './en/search.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';

export const en = { ...shell, ...shop, ...pages, ...frame, ...details, ...favourites, search, listing };
