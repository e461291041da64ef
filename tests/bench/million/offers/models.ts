import type { Brand } from './brands.ts';
import { capital } from './invent.ts';
import type { Random } from './random.ts';
import type { Words } from './words.ts';

const SUFFIXES = [
  '',
  '',
  '',
  ' Pro',
  ' Plus',
  ' Max',
  ' Mini',
  ' Lite',
  ' S',
  ' X',
  ' SE',
  ' II',
  ' Air',
  ' Neo',
];
const TITLED = new Set(['vinyl', 'cds', 'blu-ray', 'video-games']);

/** Whether products of a subcategory are called by a title. */
export const isTitled = (category: string, subcategory: string): boolean =>
  category === 'books' || TITLED.has(subcategory);

/** A maker's part number such as `WH-1000XM5`, `KD55X80L` or `SM-A546B/DS`. */
export function partNumber(brand: Brand, random: Random): string {
  const letters = (count: number) =>
    Array.from({ length: count }, () => random.pick([...'ABCDEFGHJKLMNPRSTVWX'])).join('');
  const digits = String(random.below(9 * 10 ** (2 + random.below(3))) + 10);
  const tail = letters(random.below(4)) + (random.chance(0.5) ? String(random.below(100)) : '');
  const region = random.chance(0.12) ? `/${letters(2)}` : '';
  return `${brand.letters}${random.chance(0.5) ? '-' : ''}${digits}${tail}${region}`;
}

/** `Aero 14 Pro`, `Libra 450`, a part number, or a family's name and a word. */
export function modelName(brand: Brand, part: string, words: Words, random: Random): string {
  const family = brand.series[random.zipf(brand.series.length)] as string;
  const kind = random.next();
  if (kind < 0.4) return `${family} ${number(random)}${random.pick(SUFFIXES)}`;
  if (kind < 0.6) return part;
  if (kind < 0.75) return `${family} ${part}`;
  return `${family} ${capital(random.chance(0.85) ? words.telling(random) : words.invented(random))}`;
}

const number = (random: Random): string =>
  random.chance(0.5)
    ? String(1 + random.below(99))
    : String((1 + random.below(99)) * 10 ** (1 + random.below(2)));

/** A title of two or three words and, now and then, a name. */
export function title(language: 'ES' | 'UK', words: Words, random: Random): string {
  const word = () => capital(words.telling(random));
  const name = capital(words.invented(random));
  const titles =
    language === 'ES'
      ? [
          `El ${word()} de ${name}`,
          `La ${word()} ${word()}`,
          `${word()} y ${word()}`,
          `Los ${word()} de ${word()}`,
        ]
      : [
          `The ${word()} of ${name}`,
          `The ${word()} ${word()}`,
          `${word()} and ${word()}`,
          `A ${word()} in ${word()}`,
        ];
  return random.pick(titles);
}
