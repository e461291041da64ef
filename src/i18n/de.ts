import { favourites } from './de/favourites.ts';
import { pages } from './de/pages.ts';
import { shell } from './de/shell.ts';
import { shop } from './de/shop.ts';
import type { en } from './en.ts';

export const de: typeof en = { ...shell, ...shop, ...pages, ...favourites };
