import { frame } from './en/frame.ts';
import { pages } from './en/pages.ts';
import { shell } from './en/shell.ts';
import { shop } from './en/shop.ts';

export const en = { ...frame, ...shell, ...shop, ...pages };
