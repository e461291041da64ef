import type { en } from './en.ts';
import { details } from './ja/details.ts';
import { pages } from './ja/pages.ts';
import { shell } from './ja/shell.ts';
import { shop } from './ja/shop.ts';

export const ja: typeof en = { ...shell, ...shop, ...pages, ...details };
