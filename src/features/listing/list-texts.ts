import { editions } from '#editions/editions.ts';
import type { ListTexts } from '#i18n/list-texts.ts';

/** The texts of a list in the browser, in the language of its edition. */
export const texts: ListTexts = import.meta.env.LIST_TEXTS;

export const edition = editions[import.meta.env.EDITION];
