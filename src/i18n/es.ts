import type { en } from './en.ts';
import { favourites } from './es/favourites.ts';
import { pages } from './es/pages.ts';
import { shell } from './es/shell.ts';
import { shop } from './es/shop.ts';

export const es: typeof en = { ...shell, ...shop, ...pages, ...favourites };
