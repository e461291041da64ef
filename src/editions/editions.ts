/** The closed table of editions (specification, sections 3 and 4). */
export const EDITIONS = ['ES', 'UK'] as const;
export type EditionKey = (typeof EDITIONS)[number];

export interface Edition {
  key: EditionKey;
  /** Folder of the build under `dist/`. */
  folder: 'es' | 'uk';
  /** The language of the interface and of names in `data/`. */
  language: 'es' | 'en';
  /** The locale of numbers and dates, as the specification names it. */
  locale: 'es-ES' | 'en-US';
  /** The `lang` and `hreflang` of the pages. */
  htmlLang: 'es-ES' | 'en-GB';
  /** ISO 4217; the currency of the merchants' prices. */
  currency: 'EUR' | 'GBP';
  name: string;
}

export const editions: Readonly<Record<EditionKey, Edition>> = {
  ES: {
    key: 'ES',
    folder: 'es',
    language: 'es',
    locale: 'es-ES',
    htmlLang: 'es-ES',
    currency: 'EUR',
    name: 'España',
  },
  UK: {
    key: 'UK',
    folder: 'uk',
    language: 'en',
    locale: 'en-US',
    htmlLang: 'en-GB',
    currency: 'GBP',
    name: 'United Kingdom',
  },
};

export const DEFAULT_EDITION: EditionKey = 'ES';

/** The local flag (specification, section 4): the cookie that chooses an edition on local hosts. */
export const EDITION_COOKIE = 'country';

export function isEditionKey(value: unknown): value is EditionKey {
  return value === 'ES' || value === 'UK';
}
