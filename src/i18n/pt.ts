import type { en } from './en.ts';
import { details } from './pt/details.ts';
import { pages } from './pt/pages.ts';
import { shell } from './pt/shell.ts';
import { shop } from './pt/shop.ts';

export const pt: typeof en = { ...shell, ...shop, ...pages, ...details };
