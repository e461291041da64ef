import type { en } from './en.ts';
import { favourites } from './fr/favourites.ts';
import { pages } from './fr/pages.ts';
import { shell } from './fr/shell.ts';
import { shop } from './fr/shop.ts';

export const fr: typeof en = { ...shell, ...shop, ...pages, ...favourites };
