import { editions } from '#editions/editions.ts';
import type { ProductTexts } from '#i18n/product-texts.ts';
import type { CardLocale } from './card-text.ts';

/** What islands need to show products: the texts and the locale of their edition. */
export interface ProductKit extends CardLocale {
  messages: ProductTexts;
}

/** The kit of the edition this build is for; its texts are put in by the build, and no other language's. */
export function productKit(now = Date.now()): ProductKit {
  const { locale, htmlLang } = editions[import.meta.env.EDITION];
  return { locale, htmlLang, now, messages: import.meta.env.PRODUCT_TEXTS };
}
