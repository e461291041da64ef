import type { Offer } from '#catalogue/offer.ts';
import type { Edition } from '#editions/editions.ts';
import { toGtin14, toIsbn13 } from '#lib/gtin.ts';
import { parseMinor } from '#lib/money.ts';
import type { Classifier } from './classify.ts';
import { cleanHtml, cleanName, cleanText } from './clean.ts';
import type { NoteCode, RefusalCode } from './codes.ts';
import type { CompiledProfile } from './compile-profile.ts';
import { offerId } from './identity.ts';
import type { TextField } from './offer-fields.ts';
import { httpsAddress, observedAt } from './values.ts';

export interface RowContext {
  edition: Edition;
  compiled: CompiledProfile;
  classifier: Classifier;
  /** When the feed was read; UTC ISO 8601. */
  seenAt: string;
  /** Columns of the header. */
  width: number;
}

export type RowResult = { offer: Offer; notes: NoteCode[] } | { refusal: RefusalCode; value?: string };

/** Characters that are kept of a text; what is longer ends in an ellipsis. */
const MAX_NAME = 300;
const MAX_SHORT = 300;
const MAX_TEXT = 4000;
const MAX_DESCRIPTION = 20_000;

/** Maps and validates one row: an offer with what had to be left out of it, or why it is refused. */
export function toOffer(row: readonly string[], context: RowContext): RowResult {
  const { compiled, edition } = context;
  const refuse = (refusal: RefusalCode, value?: string): RowResult => ({
    refusal,
    value: value?.slice(0, 120),
  });
  if (!fits(row, context.width)) return refuse('columns_shifted', `${row.length} of ${context.width}`);

  const raw = (field: TextField) => compiled.text(row, field);
  const plain = (field: TextField, longest = MAX_TEXT) =>
    shorten(cleanText(raw(field)), longest) || undefined;
  const merchantProductId = raw('id');
  if (!merchantProductId) return refuse('id_missing');
  const merchantId = raw('merchantId');
  const merchantName = plain('merchantName');
  if (!merchantId || !merchantName) return refuse('merchant_missing');
  const name = shorten(cleanName(raw('name')), MAX_NAME);
  if (!name) return refuse('name_missing');

  const currency = currencyOf(raw('currency'), raw('price')) ?? edition.currency;
  const priceText = raw('price');
  if (!priceText) return refuse('price_missing');
  const format = { decimal: compiled.profile.decimal };
  const price = parseMinor(priceText, edition.currency, format);
  if (price === null) return refuse('price_invalid', priceText);
  if (price === 0) return refuse('price_zero', priceText);
  if (currency !== edition.currency) return refuse('currency_foreign', currency);
  const linkText = compiled.link(row);
  if (!linkText) return refuse('link_missing');
  const link = httpsAddress(linkText);
  if (!link) return refuse('link_invalid', linkText.split('?')[0]);

  const notes = new Set<NoteCode>();
  const reader = createFieldReader(raw, notes);
  const language = raw('language') || undefined;
  const texts = compiled.texts(row, 'categoryTexts').map(cleanText).filter(Boolean);
  const place = context.classifier.classify({ texts, name, language: edition.language });
  if (!place) notes.add('category_unmapped');
  const feedId = raw('feedId');
  const description = cleanHtml(raw('description').slice(0, MAX_DESCRIPTION)) || undefined;

  const offer: Offer = {
    id: offerId(compiled.profile.network, merchantId, merchantProductId),
    network: compiled.profile.network,
    merchantId,
    merchantName,
    merchantProductId,
    feedKey: [compiled.profile.network, merchantId, feedId].join('/'),
    name,
    price,
    oldPrice: reader('oldPrice', 'old_price_invalid', (text) => parseMinor(text, currency, format)),
    currency,
    deliveryCost: reader('deliveryCost', 'delivery_invalid', (text) => parseMinor(text, currency, format)),
    ...stockOf(raw, compiled, notes),
    condition: reader('condition', 'condition_unknown', (text) => compiled.condition(text) ?? null) ?? 'new',
    link,
    image: reader('image', 'image_invalid', httpsAddress),
    largeImage: reader('largeImage', 'image_invalid', httpsAddress),
    alternateImage: reader('alternateImage', 'image_invalid', httpsAddress),
    alternateImageTwo: reader('alternateImageTwo', 'image_invalid', httpsAddress),
    alternateImageThree: reader('alternateImageThree', 'image_invalid', httpsAddress),
    shortDescription: plain('shortDescription', MAX_SHORT),
    description,
    rating: reader('rating', 'rating_invalid', ratingOf),
    keywords: plain('keywords'),
    specifications: plain('specifications'),
    brand: plain('brand'),
    model: plain('model'),
    colour: plain('colour'),
    size: plain('size'),
    gender: plain('gender'),
    ageGroup: plain('ageGroup'),
    material: plain('material'),
    pattern: plain('pattern'),
    mpn: plain('mpn'),
    gtin: reader('ean', 'ean_invalid', toGtin14),
    isbn: reader('isbn', 'isbn_invalid', toIsbn13),
    merchantCategory: plain('merchantCategory'),
    categoryPath: plain('categoryPath'),
    category: place?.category,
    subcategory: place?.subcategory,
    availability: plain('availability'),
    travelLocation: plain('travelLocation'),
    travelHotel: plain('travelHotel'),
    travelCity: plain('travelCity'),
    travelCountry: plain('travelCountry'),
    travelType: plain('travelType'),
    customLabels: labelsOf(compiled.labels(row)),
    language,
    lastUpdated: plain('lastUpdated'),
    observedAt:
      reader('observedAt', 'date_invalid', (text) => observedAt(text, context.seenAt)) ?? context.seenAt,
  };
  return { offer, notes: [...notes] };
}

/** A row may have empty cells too many at its end, as spreadsheets make them. */
function fits(row: readonly string[], width: number): boolean {
  return row.length === width || (row.length > width && row.slice(width).every((cell) => !cell.trim()));
}

/** Reads an optional field; what cannot be read is noted and left out. */
function createFieldReader(raw: (field: TextField) => string, notes: Set<NoteCode>) {
  return <T>(field: TextField, note: NoteCode, parse: (text: string) => T | null): T | undefined => {
    const text = raw(field);
    if (!text) return undefined;
    const value = parse(text);
    if (value !== null) return value;
    notes.add(note);
    return undefined;
  };
}

function stockOf(raw: (field: TextField) => string, compiled: CompiledProfile, notes: Set<NoteCode>) {
  const text = raw('stock');
  const quantityText = raw('stockQuantity');
  const quantity = /^\d{1,7}$/.test(quantityText) ? Number(quantityText) : undefined;
  const told = text ? compiled.inStock(text) : undefined;
  if (text && told === undefined) notes.add('stock_unknown');
  return { inStock: told ?? (quantity === undefined || quantity > 0), stockQuantity: quantity };
}

const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;

function ratingOf(text: string): number | null {
  const rating = Number(text.replace(',', '.'));
  return rating >= 0 && rating <= 5 ? rating : null;
}

/** The currency a row names, in its own column or in the price text. */
function currencyOf(text: string, price: string): string | undefined {
  const code = /^[A-Za-z]{3}$/.test(text)
    ? text.toUpperCase()
    : /\b[A-Z]{3}\b|[A-Z]{3}(?=\d)/.exec(price)?.[0];
  return code ?? (price.includes('€') ? 'EUR' : price.includes('£') ? 'GBP' : undefined);
}

function labelsOf(labels: readonly string[]): string[] | undefined {
  return labels.length ? labels.slice(0, 5).map(cleanText) : undefined;
}
