import { DEFAULT_EDITION, editions } from '#editions/editions.ts';
import { price as englishPrices } from '#i18n/en/price.ts';
import { search as english } from '#i18n/en/search.ts';
import { price as spanishPrices } from '#i18n/es/price.ts';
import { search as spanish } from '#i18n/es/search.ts';

/** Chosen when the edition is built, so that its chunks carry one language only. */
export const texts = import.meta.env?.EDITION === 'UK' ? english : spanish;
export const prices = import.meta.env?.EDITION === 'UK' ? englishPrices : spanishPrices;

/** The edition this build is for. */
export const edition = editions[import.meta.env?.EDITION ?? DEFAULT_EDITION];
