/** A unit and how it is written in Spanish and English, folded. */
const SPELLINGS: Readonly<Record<string, string>> = {
  in: 'inch inches pulgada pulgadas pulg',
  mm: 'milimetro milimetros millimetre millimetres millimeter millimeters',
  cm: 'centimetro centimetros centimetre centimetres centimeter centimeters',
  m: 'mts metro metros metre metres meter meters',
  mg: '',
  g: 'gr grs gramo gramos gram grams',
  kg: 'kgs kilo kilos kilogramo kilogramos kilogram kilograms',
  ml: 'mililitro mililitros millilitre millilitres',
  cl: 'centilitro centilitros centilitre centilitres',
  l: 'lt lts litro litros litre litres liter liters',
  mb: 'megabyte megabytes megas',
  gb: 'giga gigas gigabyte gigabytes',
  tb: 'tera teras terabyte terabytes',
  w: 'vatio vatios watt watts',
  kw: 'kilovatio kilovatios kilowatt kilowatts',
  v: 'voltio voltios volt volts',
  mah: 'miliamperios',
  ah: '',
  wh: '',
  hz: 'hercio hercios hertz',
  khz: '',
  mhz: '',
  ghz: '',
  mp: 'mpx mpix megapixel megapixels megapixeles',
  bar: 'bares bars',
  rpm: '',
  btu: '',
  db: 'decibelio decibelios decibel decibels',
  px: 'pixel pixels pixeles',
  nm: '',
  lm: 'lumen lumenes lumens',
  h: 'hora horas hour hours hrs',
};

const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, others]) =>
    [unit, ...others.split(' ').filter(Boolean)].map((spelling) => [spelling, unit]),
  ),
);

/** The one spelling of a unit that index terms hold, for any folded spelling of it. */
export const unitOf = (word: string): string | undefined => UNITS.get(word);
