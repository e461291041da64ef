import type { en } from './en.ts';
import { frame } from './pt/frame.ts';
import { pages } from './pt/pages.ts';
import { shell } from './pt/shell.ts';
import { shop } from './pt/shop.ts';

export const pt: typeof en = { ...frame, ...shell, ...shop, ...pages };
