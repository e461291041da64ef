import type { CONDITIONS } from '#contract/choices.ts';
import type { IndexedTexts } from '#engine/index/document.ts';
import type { Language } from '#engine/text/analyse.ts';
import { categoryName } from '#lib/taxonomy.ts';
import { columns, TEXT_FIELDS } from '../offer-columns.ts';

type TextField = (typeof TEXT_FIELDS)[number];
const columnOf = (field: TextField) => columns.find((column) => column.field === field)?.name;

/** What to select of an offer that its product is found by, under the names of the fields. */
export const TEXT_COLUMNS = TEXT_FIELDS.map((field) => `${columnOf(field)} AS ${field}`).join(', ');

type Text = string | null | undefined;
export type TextRow = Partial<Record<TextField, Text>>;

/** What shoppers call the conditions that are worth a word: nearly everything is new. */
const CONDITION_WORDS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: { refurbished: 'reacondicionado', used: 'usado' },
  en: { refurbished: 'refurbished', used: 'used' },
} satisfies Record<Language, Partial<Record<(typeof CONDITIONS)[number], string>>>;

/** The texts of an offer by the fields of the index. Codes are found in the store and not by words. */
export function indexedTexts(row: TextRow, language: Language): IndexedTexts {
  const place = [row.category, row.subcategory].map((slug) => slug && categoryName(slug, language));
  const condition = CONDITION_WORDS[language][row.condition ?? ''];
  return {
    name: row.name ?? '',
    brand: row.brand ?? '',
    category: together(...place, row.merchantCategory, condition),
    keywords: together(row.keywords, row.model, row.mpn),
    summary: together(
      row.shortDescription,
      row.colour,
      row.size,
      row.gender,
      row.material,
      row.pattern,
      row.travelHotel,
      row.travelCity,
      row.travelCountry,
    ),
    body: together(row.specifications, withoutTags(row.description)),
  };
}

const together = (...texts: Text[]): string => texts.filter(Boolean).join(' ');
const withoutTags = (html: Text): Text => html?.replace(/<[^>]*>/g, ' ');
