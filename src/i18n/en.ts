import { favourites } from './en/favourites.ts';
import { pages } from './en/pages.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';

export const en = { ...shell, ...shop, ...pages, ...favourites };
