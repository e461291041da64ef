import { DEFAULT_EDITION, editions } from '#editions/editions.ts';
import { details as englishDetails } from '#i18n/en/details.ts';
import { shop as english } from '#i18n/en/shop.ts';
import { details as spanishDetails } from '#i18n/es/details.ts';
import { shop as spanish } from '#i18n/es/shop.ts';
import type { CardLocale } from './card-text.ts';

/** The texts of everything that shows a product. */
export type ProductTexts = typeof english & typeof englishDetails;

/** What islands need to show products: the texts and the locale of their edition. */
export interface ProductKit extends CardLocale {
  messages: ProductTexts;
}

const edition = editions[import.meta.env.EDITION ?? DEFAULT_EDITION];

/** Chosen when the edition is built, so that its chunks carry one language only. */
const messages: ProductTexts =
  import.meta.env.EDITION === 'UK' ? { ...english, ...englishDetails } : { ...spanish, ...spanishDetails };

/** The kit of the edition this build is for. */
export const productKit = (now = Date.now()): ProductKit => ({
  locale: edition.locale,
  htmlLang: edition.htmlLang,
  now,
  messages,
});
