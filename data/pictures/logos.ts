import { disc, line, place, rect, ring } from './kit/shapes.ts';

interface Brand {
  edition: 'es' | 'uk';
  accent: string;
  /** The accent on dark ground. */
  bright: string;
  spark: string;
}

const BRANDS: readonly Brand[] = [
  { edition: 'es', accent: '#b24a1c', bright: '#e8875a', spark: '#ffd08a' },
  { edition: 'uk', accent: '#1f4f9e', bright: '#7fb0f2', spark: '#a9d2ff' },
];
const INK_ON_LIGHT = '#1b222e';
const INK_ON_DARK = '#f3f5f8';

const document = (width: number, height: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${body}</svg>\n`;

/** A lens that has found something, on a field of 64 by 64. */
const mark = (ground: string, lens: string, spark: string) =>
  rect(0, 0, 64, 64, 16, ground) +
  line('M40.500 40.500L50 50', lens, 7.5) +
  ring(28, 28, 15.5, lens, 6) +
  disc(28, 28, 5.5, spark);

const WEIGHT = 10.5;
const BASE = 74.5;
const X_TOP = 36;
const CAP = 15;
const R = (BASE - X_TOP) / 2;
const MIDDLE = BASE - R;
const OPEN = +(R * Math.SQRT1_2).toFixed(2);

const e = (x: number) =>
  `M${x - R} ${MIDDLE}H${x + R}A${R} ${R} 0 1 0 ${x + OPEN} ${(MIDDLE + OPEN).toFixed(2)}`;
const c = (x: number) =>
  `M${x + OPEN} ${(MIDDLE - OPEN).toFixed(2)}A${R} ${R} 0 1 0 ${x + OPEN} ${(MIDDLE + OPEN).toFixed(2)}`;
const d = (x: number) =>
  `M${x - R} ${MIDDLE}a${R} ${R} 0 1 0 ${2 * R} 0a${R} ${R} 0 1 0 ${-2 * R} 0M${x + R} ${CAP}V${BASE}`;

/** The name as strokes; the dot of the i has the accent. */
const wordmark = (ink: string, accent: string) =>
  line(`M6 ${CAP}H50M28 ${CAP}V${BASE}`, ink, WEIGHT) +
  line(e(72), ink, WEIGHT) +
  line(c(126), ink, WEIGHT) +
  line(`M166 ${BASE}V${CAP}H202M166 46H195`, ink, WEIGHT) +
  line(`M222 ${X_TOP}V${BASE}`, ink, WEIGHT) +
  disc(222, CAP + 2, 7, accent) +
  line(`M246 ${X_TOP}V${BASE}M246 ${MIDDLE}a17.500 ${R} 0 0 1 35 0V${BASE}`, ink, WEIGHT) +
  line(d(321), ink, WEIGHT) +
  line(e(379), ink, WEIGHT) +
  line(`M419 ${X_TOP}V${BASE}M419 ${MIDDLE}q2 ${-R} 19 ${-R}`, ink, WEIGHT);

const logo = (brand: Brand, dark: boolean) =>
  document(
    558,
    96,
    'TecFinder',
    place(
      0,
      4,
      1.375,
      mark(dark ? brand.bright : brand.accent, dark ? '#14181f' : '#ffffff', dark ? '#ffffff' : brand.spark),
    ) + place(108, 3, 1, wordmark(dark ? INK_ON_DARK : INK_ON_LIGHT, dark ? brand.bright : brand.accent)),
  );

/** The brand's vector files by name: each edition's logo, its variant for dark ground, its mark; the icon. */
export const logos = (): Record<string, string> => ({
  ...Object.fromEntries(
    BRANDS.flatMap((brand) => [
      [`tecfinder-${brand.edition}.svg`, logo(brand, false)],
      [`tecfinder-${brand.edition}-dark.svg`, logo(brand, true)],
      [
        `mark-${brand.edition}.svg`,
        document(64, 64, 'TecFinder', mark(brand.accent, '#ffffff', brand.spark)),
      ],
    ]),
  ),
  'favicon.svg': document(64, 64, 'TecFinder', mark(INK_ON_LIGHT, '#ffffff', '#f0b64c')),
});
