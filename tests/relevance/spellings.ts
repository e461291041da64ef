import type { EditionKey } from '#editions/editions.ts';

const isModel = (text: string) => /^(?=.*[a-z])(?=.*\d)[a-z0-9]+(?:[-/.][a-z0-9]+)*$/i.test(text);

/** Ways to write a model number such as `WH-1000XM4` or `PB3010`; none where it is none. */
export function modelSpellings(text: string): string[] {
  if (!isModel(text) || text.length < 4 || unitSpellings(text, 'UK').length) return [];
  const parts = text.split(/[-/.]/);
  if (parts.length > 1)
    return [parts.join(''), parts.join(' '), parts.join('-')].filter((way) => way !== text);
  const split = text.match(/^([a-z]+)(\d.*)$/i);
  return split ? [`${split[1]} ${split[2]}`, `${split[1]}-${split[2]}`] : [];
}

/** Ways to write a unit after its number, by edition; `{}` is the number. */
const UNIT_WAYS: Readonly<Record<string, Readonly<Record<EditionKey, readonly string[]>>>> = {
  in: {
    ES: ['{}"', '{} pulgadas', '{}pulgadas', "{}''", '{} in'],
    UK: ['{}"', '{} inch', '{}inch', '{}-inch', '{} inches', '{} in', '{}in'],
  },
  gb: { ES: ['{}gb', '{} GB', '{} gigas'], UK: ['{}gb', '{} GB'] },
  tb: { ES: ['{}tb', '{} TB', '{} teras'], UK: ['{}tb', '{} TB'] },
  l: { ES: ['{}l', '{} l', '{} litros'], UK: ['{}l', '{} l', '{} litres', '{} litre'] },
  w: { ES: ['{}w', '{} W', '{} vatios'], UK: ['{}w', '{} W', '{} watts'] },
  kg: { ES: ['{}kg', '{} kg', '{} kilos'], UK: ['{}kg', '{} kg', '{} kilos'] },
  cm: { ES: ['{}cm', '{} cm'], UK: ['{}cm', '{} cm'] },
  mm: { ES: ['{}mm', '{} mm'], UK: ['{}mm', '{} mm'] },
  ml: { ES: ['{}ml', '{} ml'], UK: ['{}ml', '{} ml'] },
  cl: { ES: ['{}cl', '{} cl'], UK: ['{}cl', '{} cl'] },
  m: { ES: ['{}m', '{} m', '{} metros'], UK: ['{}m', '{} m', '{} metres'] },
  g: { ES: ['{}g', '{} g', '{} gramos'], UK: ['{}g', '{} g', '{} grams'] },
  mah: { ES: ['{}mah', '{} mAh'], UK: ['{}mah', '{} mAh'] },
  hz: { ES: ['{}hz', '{} Hz'], UK: ['{}hz', '{} Hz'] },
  mp: { ES: ['{}mp', '{} MP', '{} megapíxeles'], UK: ['{}mp', '{} MP', '{} megapixels'] },
};

/** Ways to write a number with a unit such as `55"` or `1,5 l`; none where it is none. */
export function unitSpellings(text: string, edition: EditionKey): string[] {
  const [, number = '', sign = ''] = text.match(/^(\d+(?:[.,]\d+)?)\s*([a-z]+|"|”|'')$/i) ?? [];
  const unit = /^(?:"|”|''|pulgadas?|inch(?:es)?)$/i.test(sign) ? 'in' : sign.toLowerCase();
  const ways = UNIT_WAYS[unit]?.[edition] ?? [];
  const numbers = /[.,]/.test(number) ? [number.replace('.', ','), number.replace(',', '.')] : [number];
  return numbers
    .flatMap((value) => ways.map((way) => way.replace('{}', value)))
    .filter((way) => way !== text);
}

/** The other number of a noun, by the plain rules of the edition's language. */
export function otherNumber(word: string, edition: EditionKey): string | null {
  const lower = word.toLowerCase();
  if (/ss$|[^aeiouáéíóúlrndzsy]$/.test(lower) && edition === 'ES') return null;
  if (/(?:ss|us|is)$/.test(lower)) return null;
  if (lower.endsWith('s')) {
    if (edition === 'ES') return /[lrnd]es$/.test(lower) ? word.slice(0, -2) : word.slice(0, -1);
    if (lower.endsWith('ies')) return `${word.slice(0, -3)}y`;
    return /(?:ch|sh|x|s)es$/.test(lower) ? word.slice(0, -2) : word.slice(0, -1);
  }
  if (edition === 'ES') {
    if (lower.endsWith('z')) return `${word.slice(0, -1)}ces`;
    return /[lrnd]$/.test(lower) ? `${word}es` : `${word}s`;
  }
  if (/[^aeiou]y$/.test(lower)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x)$/.test(lower) ? `${word}es` : `${word}s`;
}
