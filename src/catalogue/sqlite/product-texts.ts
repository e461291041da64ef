import type { IndexedTexts } from '#engine/index/document.ts';
import type { Language } from '#engine/text/analyse.ts';
import { categoryName } from '#lib/taxonomy.ts';

/** The columns of an offer that its product is found by. */
export const TEXT_COLUMNS =
  'name, brand, model, mpn, keywords, specifications, short_description, description, merchant_category, category, subcategory';

type Text = string | null;
export type TextRow = Record<
  | 'name'
  | 'brand'
  | 'model'
  | 'mpn'
  | 'keywords'
  | 'specifications'
  | 'short_description'
  | 'description'
  | 'merchant_category'
  | 'category'
  | 'subcategory',
  Text
>;

/** The texts of an offer by the fields of the index. Codes are found in the store and not by words. */
export function indexedTexts(row: TextRow, language: Language): IndexedTexts {
  const place = [row.category, row.subcategory].map((slug) => slug && categoryName(slug, language));
  return {
    name: row.name ?? '',
    brand: row.brand ?? '',
    category: together(...place, row.merchant_category),
    keywords: together(row.keywords, row.model, row.mpn),
    summary: row.short_description ?? '',
    body: together(row.specifications, withoutTags(row.description)),
  };
}

const together = (...texts: Text[]): string => texts.filter(Boolean).join(' ');
const withoutTags = (html: Text): Text => html?.replace(/<[^>]*>/g, ' ') ?? null;
