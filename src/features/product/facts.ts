import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/product.ts';
import type { Messages } from '#i18n/messages.ts';

/** A line of a two-column table. */
export interface Fact {
  name: string;
  value: string;
}

type Known = Partial<Product>;
type Texts = Messages['product'];

/** What is known of the thing itself, in the order shoppers look for it; absent facts are left out. */
export function productFacts(product: Known, texts: Texts): Fact[] {
  return facts([
    [texts.condition, product.condition && texts.conditions[product.condition]],
    [texts.brand, product.brand_name],
    [texts.model, product.product_model],
    [texts.colour, product.colour],
    [texts.size, product.size],
    [texts.gender, product.gender],
    [texts.ageGroup, product.age_group],
    [texts.material, product.material],
    [texts.pattern, product.pattern],
    [texts.mpn, product.mpn],
    [texts.ean, product.ean],
    [texts.isbn, product.isbn],
    [texts.keywords, product.keywords],
  ]);
}

export function travelFacts(product: Known, texts: Texts): Fact[] {
  return facts([
    [texts.travelLocation, product.travel_location],
    [texts.travelHotel, product.travel_hotel_name],
    [texts.travelCity, product.travel_destination_city],
    [texts.travelCountry, product.travel_destination_country],
    [texts.travelType, product.travel_destination_type],
  ]);
}

/**
 * Specifications as shops write them, `Carga: 9 kg; Ruido: 72 dB`, as lines of a table. A part without
 * a colon continues the line before it, or stands under `fallback` where there is none.
 */
export function specifications(text: string | undefined, fallback: string): Fact[] {
  const lines: Fact[] = [];
  for (const part of (text ?? '').split(/\s*(?:[;|\n])\s*/)) {
    const [, name, value] = /^([^:]{1,60}):\s+(.+)$/.exec(part.trim()) ?? [];
    const last = lines.at(-1);
    if (name && value) lines.push({ name, value });
    else if (part.trim() && last) last.value += `; ${part.trim()}`;
    else if (part.trim()) lines.push({ name: fallback, value: part.trim() });
  }
  return lines;
}

/** The addresses of a product's pictures, each once, the largest first. */
export function picturesOf(product: Known): string[] {
  const { large_image: large, merchant_image_url: main } = product;
  const others = [product.alternate_image, product.alternate_image_two, product.alternate_image_three];
  return [...new Set([large ?? main, ...others])].filter((address) => address !== undefined);
}

/** The steps to a product's place in the tree of categories. */
export function placeOf(product: Known): { name: string; path: string }[] {
  const { category_slug: category, subcategory_slug: subcategory } = product;
  if (!category || !product.category_name) return [];
  const first = { name: product.category_name, path: paths.category(category) };
  if (!subcategory || !product.subcategory_name) return [first];
  return [first, { name: product.subcategory_name, path: paths.categorySubcategory(category, subcategory) }];
}

function facts(rows: readonly (readonly [string, string | undefined])[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
