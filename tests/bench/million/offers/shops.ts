import type { Language } from './range.ts';

/** A shop of the made feeds; all its offers are in one language. */
export interface Shop {
  number: number;
  language: Language;
  name: string;
  merchantId: string;
  /** Part of the usual price that it asks. */
  level: number;
  /** How it writes brands in names. */
  shouts: boolean;
  /** Writes descriptions as HTML. */
  html: boolean;
  /** Names the part number at the end of a product's name. */
  namesParts: boolean;
  secondHand: boolean;
}

const SPANISH = [
  ...['Almacenes Tajo', 'Compravera', 'Digitalia Norte', 'Electrohuerta', 'Ferretodo', 'Galería Lumen'],
  ...[
    'Hogar Mistral',
    'Imagen y Pixel',
    'Mercalindo',
    'Outlet del Puerto',
    'Segunda Ronda',
    'Tiendas Cierzo',
  ],
];
const ENGLISH = [
  ...['Albion Direct', 'Bargainwell', 'Cloud & Copper', 'Daily Thrift', 'Fernhill Stores', 'Harbour Tech'],
  ...['Renewed Rack', 'Sterling Aisle'],
];

/** Twelve shops that write Spanish, then eight that write English. */
export const shops: readonly Shop[] = [
  ...SPANISH.map((name) => [name, 'ES'] as const),
  ...ENGLISH.map((name) => [name, 'UK'] as const),
].map(([name, language], number) => ({
  number,
  language,
  name,
  merchantId: String(70_001 + number * 17),
  level: 0.94 + (number % 7) * 0.02,
  shouts: number % 6 === 5,
  html: number % 4 === 1,
  namesParts: number % 3 === 1,
  secondHand: name === 'Segunda Ronda' || name === 'Renewed Rack',
}));
