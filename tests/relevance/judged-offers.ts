import type { Offer } from '#catalogue/offer.ts';
import { editions } from '#editions/editions.ts';
import { createClassifier } from '#feeds/classify.ts';
import { toGtin14 } from '#lib/gtin.ts';
import type { JudgedProduct } from './judged-set.ts';
import type { Entry } from './rankers.ts';

/** The products of a judged set as offers of one shop of the UK edition, as a feed would bring them. */
export function judgedOffers(products: readonly JudgedProduct[]): Offer[] {
  const gtins = products.map(({ ean }) => ean.map(toGtin14).find((gtin) => gtin !== null));
  const sharers = new Map<string, number>();
  for (const gtin of gtins) if (gtin) sharers.set(gtin, (sharers.get(gtin) ?? 0) + 1);
  const classifier = createClassifier();
  return products.map((product, index) => {
    const gtin = gtins[index];
    const name = product.title || product.name;
    const texts = [kindOf(product)].filter((kind) => kind !== undefined);
    return {
      ...toOffer(product, name),
      ...classifier.classify({ texts, name, language: editions.UK.language }),
      // Products judged apart stay apart: a catalogue shows offers of one GTIN as one product.
      gtin: gtin && sharers.get(gtin) === 1 ? gtin : undefined,
    };
  });
}

function toOffer(product: JudgedProduct, name: string): Offer {
  const price = Number(product.price);
  return {
    id: product.id,
    network: 'judged',
    merchantId: 'judged',
    merchantName: 'Judged',
    merchantProductId: product.id,
    feedKey: 'judged/judged/1',
    name,
    price: Number.isSafeInteger(price) && price > 0 ? price : 1,
    currency: editions.UK.currency,
    inStock: true,
    condition: 'new',
    link: `https://judged.example/${encodeURIComponent(product.id)}`,
    shortDescription: product.short_description || undefined,
    specifications: attributesOf(product) || undefined,
    brand: product.supplier || undefined,
    mpn: product.name || undefined,
    merchantCategory: kindOf(product),
    observedAt: '2026-11-01T00:00:00.000Z',
  };
}

const wordsOf = (key: string): string =>
  key
    .replace(/^attr_[a-z]_/, '')
    .replace(/_+/g, ' ')
    .trim();

/** `attr_t_product_type` is what a shop calls its category. */
const kindOf = (product: JudgedProduct): string | undefined =>
  /\p{L}/u.test(String(product.attr_t_product_type ?? '')) ? String(product.attr_t_product_type) : undefined;

/** The attributes with a text or a number, `name: value` each; a yes is its name alone, a no is left out. */
function attributesOf(product: JudgedProduct): string {
  const parts: string[] = [];
  for (const [key, value] of Object.entries(product)) {
    if (!key.startsWith('attr_')) continue;
    if (value === true) parts.push(wordsOf(key));
    else if (typeof value === 'string' || typeof value === 'number') parts.push(`${wordsOf(key)}: ${value}`);
  }
  return parts.join('; ');
}

/** What the comparators index: title, supplier and short description. */
export const judgedEntries = (products: readonly JudgedProduct[]): Entry[] =>
  products.map(({ id, title, name, supplier, short_description }) => ({
    id,
    name: title || name,
    brand: supplier,
    body: short_description,
  }));
