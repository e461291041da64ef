import { checkDigit } from '#lib/gtin.ts';
import { type Brand, brandsOf } from './brands.ts';
import { capital } from './invent.ts';
import { type Facts, type Line, linesIn } from './lines.ts';
import { isTitled, modelName, partNumber, title } from './models.ts';
import { keyOf, type Random, seeded } from './random.ts';
import { type Words, wordsOf } from './words.ts';

export type Language = 'ES' | 'UK';

/** A thing that shops sell; all its texts are in the language of the shops that sell it. */
export interface Product {
  index: number;
  language: Language;
  line: Line;
  /** With `brand`, `model` and whatever the line tells. */
  facts: Readonly<Facts>;
  part: string;
  /** Empty where the maker has none. */
  ean: string;
  /** Euros. */
  price: number;
  /** 3.0 to 5.0; null where nobody rated it. */
  rating: number | null;
}

/** The products of a seed: each is made anew whenever it is asked for, and is always the same. */
export interface Range {
  /** The language of a product, without making it. */
  language(index: number): Language;
  product(index: number): Product;
  words: Readonly<Record<Language, Words>>;
}

const NAMED = ['author', 'artist'];
const MEASURED = new Set([
  'weight',
  'hours',
  'volume',
  'height',
  'noise',
  'pages',
  'pieces',
  'area',
  'steam',
]);
/** Prime to ten, so that every index has digits of its own and neighbours have nothing in common. */
const SCATTER = 387_420_489n;

/** `size` is about how many products there are; the number of brands grows with its root. */
export function createRange(seed: number, size: number): Range {
  const made = { ES: spokenIn('ES', seed, size), UK: spokenIn('UK', seed, size) };
  const language = (index: number) => (seeded(seed, 4, index).chance(0.6) ? 'ES' : 'UK');
  return {
    language,
    words: { ES: made.ES.words, UK: made.UK.words },
    product(index) {
      const spoken = language(index);
      return build(index, spoken, made[spoken], seeded(seed, 1, index));
    },
  };
}

interface Spoken {
  lines: readonly Line[];
  words: Words;
  brands: ReadonlyMap<string, readonly Brand[]>;
}

function spokenIn(language: Language, seed: number, size: number): Spoken {
  const tables = linesIn(language);
  const order = (line: Line) => seeded(seed, keyOf(line.subcategory)).next();
  const brands = new Map<string, readonly Brand[]>();
  for (const { category } of tables) {
    if (!brands.has(category)) brands.set(category, brandsOf(category, tables, size, seed));
  }
  return {
    lines: tables.toSorted((a, b) => order(a) - order(b)),
    words: wordsOf(tables, seed),
    brands,
  };
}

function build(index: number, spoken: Language, { lines, words, brands }: Spoken, random: Random): Product {
  const place = random.chance(0.6) ? random.below(lines.length) : random.zipf(lines.length);
  const line = lines[place] as Line;
  const known = brands.get(line.category) as readonly Brand[];
  const brand = known[random.zipf(known.length)] as Brand;
  const part = partNumber(brand, random);
  const base = random.pick(line.rows);
  const facts: Facts = { ...base, brand: brand.name };
  facts.model = isTitled(line.category, line.subcategory)
    ? title(spoken, words, random)
    : modelName(brand, part, words, random);
  for (const column of NAMED) {
    if (facts[column]) facts[column] = `${capital(words.telling(random))} ${capital(words.invented(random))}`;
  }
  for (const [name, values] of line.options) facts[name] = random.pick(values);
  for (const name of Object.keys(base)) {
    if (MEASURED.has(name)) facts[name] = remeasured(facts[name] as string, random);
  }
  return {
    index,
    language: spoken,
    line,
    facts,
    part,
    ean: random.chance(0.94) ? eanOf(line, index) : '',
    price: Math.max(1, Number(base.price) * random.spread(0.5)),
    rating: random.chance(0.7) ? (30 + random.below(21)) / 10 : null,
  };
}

/** The same measure, half as much to twice as much. */
const remeasured = (text: string, random: Random): string =>
  text.replace(/\d{2,}/, (digits) => String(Math.round(Number(digits) * (0.5 + 1.5 * random.next()))));

/** A GTIN-13 under 952, the prefix GS1 keeps for demonstrations; for a book an ISBN-13. */
function eanOf({ category }: Line, index: number): string {
  const [prefix, digits] = category === 'books' ? ['97884', 7] : ['952', 9];
  const item = (BigInt(index) * SCATTER) % 10n ** BigInt(digits);
  const body = prefix + String(item).padStart(digits, '0');
  return body + checkDigit(body);
}
