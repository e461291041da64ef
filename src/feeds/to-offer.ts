import type { Offer } from '#catalogue/offer.ts';
import type { Edition } from '#editions/editions.ts';
import { toGtin14, toIsbn13 } from '#lib/gtin.ts';
import { parseMinor } from '#lib/money.ts';
import type { Classifier } from './classify.ts';
import { cleanHtml, cleanName, cleanText } from './clean.ts';
import type { NoteCode, RefusalCode } from './codes.ts';
import type { CompiledProfile } from './compile-profile.ts';
import { offerId } from './identity.ts';
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
  const { text, profile } = compiled;
  if (!fits(row, context.width)) return refused('columns_shifted', `${row.length} of ${context.width}`);

  const merchantProductId = text.id(row);
  if (!merchantProductId) return refused('id_missing');
  const merchantId = text.merchantId(row);
  const merchantName = plain(text.merchantName(row));
  if (!merchantId || !merchantName) return refused('merchant_missing');
  const name = shorten(cleanName(text.name(row)), MAX_NAME);
  if (!name) return refused('name_missing');

  const priceText = text.price(row);
  if (!priceText) return refused('price_missing');
  const amount = (money: string) => parseMinor(money, edition.currency, profile);
  const price = amount(priceText);
  if (price === null) return refused('price_invalid', priceText);
  if (price === 0) return refused('price_zero', priceText);
  const currency = currencyOf(text.currency(row), priceText) ?? edition.currency;
  if (currency !== edition.currency) return refused('currency_foreign', currency);
  const linkText = compiled.link(row);
  if (!linkText) return refused('link_missing');
  const link = httpsAddress(linkText);
  if (!link) return refused('link_invalid', linkText.split('?')[0]);

  const notes: NoteCode[] = [];
  const language = text.language(row) || undefined;
  const texts = compiled.categoryTexts(row).map(cleanText).filter(Boolean);
  const place = context.classifier.classify({ texts, name, language: edition.language });
  if (!place) notes.push('category_unmapped');
  const stockQuantity = quantityOf(text.stockQuantity(row));
  const address = (found: string) => readable(found, httpsAddress, 'image_invalid', notes);

  const offer: Offer = {
    id: offerId(profile.network, merchantId, merchantProductId),
    network: profile.network,
    merchantId,
    merchantName,
    merchantProductId,
    feedKey: `${profile.network}/${merchantId}/${text.feedId(row)}`,
    name,
    price,
    oldPrice: readable(text.oldPrice(row), amount, 'old_price_invalid', notes),
    currency,
    deliveryCost: readable(text.deliveryCost(row), amount, 'delivery_invalid', notes),
    inStock: readable(text.stock(row), compiled.inStock, 'stock_unknown', notes) ?? stockQuantity !== 0,
    stockQuantity,
    condition: readable(text.condition(row), compiled.condition, 'condition_unknown', notes) ?? 'new',
    link,
    image: address(text.image(row)),
    largeImage: address(text.largeImage(row)),
    alternateImage: address(text.alternateImage(row)),
    alternateImageTwo: address(text.alternateImageTwo(row)),
    alternateImageThree: address(text.alternateImageThree(row)),
    shortDescription: plain(text.shortDescription(row), MAX_SHORT),
    description: cleanHtml(text.description(row).slice(0, MAX_DESCRIPTION)) || undefined,
    rating: readable(text.rating(row), ratingOf, 'rating_invalid', notes),
    keywords: plain(text.keywords(row)),
    specifications: plain(text.specifications(row)),
    brand: plain(text.brand(row)),
    model: plain(text.model(row)),
    colour: plain(text.colour(row)),
    size: plain(text.size(row)),
    gender: plain(text.gender(row)),
    ageGroup: plain(text.ageGroup(row)),
    material: plain(text.material(row)),
    pattern: plain(text.pattern(row)),
    mpn: plain(text.mpn(row)),
    gtin: readable(text.ean(row), toGtin14, 'ean_invalid', notes),
    isbn: readable(text.isbn(row), toIsbn13, 'isbn_invalid', notes),
    merchantCategory: plain(text.merchantCategory(row)),
    categoryPath: plain(text.categoryPath(row)),
    category: place?.category,
    subcategory: place?.subcategory,
    availability: plain(text.availability(row)),
    travelLocation: plain(text.travelLocation(row)),
    travelHotel: plain(text.travelHotel(row)),
    travelCity: plain(text.travelCity(row)),
    travelCountry: plain(text.travelCountry(row)),
    travelType: plain(text.travelType(row)),
    customLabels: labelsOf(compiled.labels(row)),
    language,
    lastUpdated: plain(text.lastUpdated(row)),
    observedAt:
      readable(text.observedAt(row), (time) => observedAt(time, context.seenAt), 'date_invalid', notes) ??
      context.seenAt,
  };
  return { offer, notes };
}

const refused = (refusal: RefusalCode, value?: string): RowResult => ({
  refusal,
  value: value?.slice(0, 120),
});

/** A row may have empty cells too many at its end, as spreadsheets make them. */
function fits(row: readonly string[], width: number): boolean {
  return row.length === width || (row.length > width && row.slice(width).every((cell) => !cell.trim()));
}

/** Reads an optional field; what cannot be read is noted, once a row, and left out. */
function readable<T>(
  text: string,
  parse: (text: string) => T | null | undefined,
  note: NoteCode,
  notes: NoteCode[],
): T | undefined {
  if (!text) return undefined;
  const value = parse(text) ?? undefined;
  if (value === undefined && !notes.includes(note)) notes.push(note);
  return value;
}

const quantityOf = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined);

const plain = (text: string, longest = MAX_TEXT): string | undefined =>
  text ? shorten(cleanText(text), longest) || undefined : undefined;

/** Never between the halves of a sign beyond the first 65,536. */
const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;

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
