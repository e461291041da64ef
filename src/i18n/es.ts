import type { en } from './en.ts';
import { details } from './es/details.ts';
import { pages } from './es/pages.ts';
import { shell } from './es/shell.ts';
import { shop } from './es/shop.ts';

export const es: typeof en = { ...shell, ...shop, ...pages, ...details };
