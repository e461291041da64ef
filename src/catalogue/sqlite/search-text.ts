import { printedGtin } from '#lib/gtin.ts';
import { joinedModels, type Language, terms } from '../text/analyse.ts';

/** The texts of a best offer that its product is found by. */
export interface Indexed {
  name: string;
  brand: string | null;
  model: string | null;
  mpn: string | null;
  gtin: string | null;
  isbn: string | null;
  keywords: string | null;
  specifications: string | null;
  shortDescription: string | null;
  description: string | null;
  merchantCategory: string | null;
  category: string | null;
  subcategory: string | null;
}

/** One text of index terms for each column of the search table. */
export function searchText(row: Indexed, category: string, language: Language) {
  const analysed = (...texts: (string | null)[]) => terms(texts.filter(Boolean).join(' '), language);
  const codes = [row.gtin && printedGtin(row.gtin), row.isbn].filter(Boolean);
  return {
    name: [...analysed(row.name), ...joinedModels(row.name)].join(' '),
    brand: analysed(row.brand).join(' '),
    category: analysed(category, row.merchantCategory).join(' '),
    keywords: [
      ...analysed(row.keywords, row.model, row.mpn),
      ...joinedModels(`${row.model ?? ''} ${row.mpn ?? ''}`),
      ...codes,
    ].join(' '),
    body: analysed(row.specifications, row.shortDescription, withoutTags(row.description)).join(' '),
  };
}

const withoutTags = (html: string | null): string | null => html?.replace(/<[^>]*>/g, ' ') ?? null;
