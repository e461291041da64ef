import { editions } from '#editions/editions.ts';

/** The texts of a list in the browser, in the language of its edition. */
export const texts = import.meta.env.LIST_TEXTS;

export const edition = editions[import.meta.env.EDITION];
