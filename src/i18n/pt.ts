import type { en } from './en.ts';
import { favourites } from './pt/favourites.ts';
import { pages } from './pt/pages.ts';
import { shell } from './pt/shell.ts';
import { shop } from './pt/shop.ts';

export const pt: typeof en = { ...shell, ...shop, ...pages, ...favourites };
