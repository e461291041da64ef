import type { en } from './en.ts';
import { favourites } from './ja/favourites.ts';
import { pages } from './ja/pages.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';

export const ja: typeof en = { ...shell, ...shop, ...pages, ...favourites };
