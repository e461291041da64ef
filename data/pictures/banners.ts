import { drawings } from './drawings.ts';
import { type Palette, palettes } from './kit/colour.ts';
import { gradients } from './kit/fills.ts';
import { SHADOW } from './kit/scene.ts';
import { place } from './kit/shapes.ts';

export interface Banner {
  name: string;
  svg: string;
  width: number;
  height: number;
}

type Item = readonly [slug: string, colouring: Palette['number']];

interface Plan {
  name: string;
  width: number;
  height: number;
  ground: readonly [left: string, right: string];
  /** Where the row of products begins; what is left of it stays free for words. */
  start: number;
  items: readonly Item[];
}

const product = ([slug, colouring]: Item, x: number, y: number, scale: number): string => {
  const palette = palettes.find(({ number }) => number === colouring);
  const draw = drawings[slug];
  if (!palette || !draw) throw new Error(`The banner names ${slug}, which has no drawing.`);
  return place(x, y, scale, ...draw(palette));
};

/** A row of products on a soft ground, with room for words on its left. */
function banner({ name, width, height, ground, start, items }: Plan): Banner {
  const scale = (height * 0.86) / 400;
  const step = (width - start - height * 0.15) / items.length;
  const art = items.map((item, i) => product(item, start + i * step, height * 0.09, scale)).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs>${SHADOW}<linearGradient id="ground"><stop offset="0" stop-color="${ground[0]}"/>` +
    `<stop offset="1" stop-color="${ground[1]}"/></linearGradient>${gradients(art)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>` +
    `<circle cx="${width * 0.8}" cy="${height * 1.5}" r="${height * 1.4}" fill="#ffffff" opacity=".3"/>` +
    `<circle cx="${width * 0.6}" cy="${height * -0.5}" r="${height}" fill="#ffffff" opacity=".22"/>${art}</svg>`;
  return { name, svg, width, height };
}

const FRESH = ['#eaf4ee', '#c4e0cf'] as const;
const SOFT = ['#f4eef6', '#dccbe6'] as const;
const WARM = ['#f8efe2', '#efd6b4'] as const;
const COOL = ['#eaf0f8', '#c6d8ee'] as const;

/** The house banners, without words, each wide and narrow. */
export const banners = (): Banner[] => [
  banner({
    name: 'deals-top',
    width: 1456,
    height: 180,
    ground: WARM,
    start: 620,
    items: [
      ['headphones', 2],
      ['coffee-machines', 3],
      ['televisions', 2],
      ['shoes', 4],
      ['suitcases', 3],
    ],
  }),
  banner({
    name: 'deals-bottom',
    width: 1456,
    height: 180,
    ground: COOL,
    start: 620,
    items: [
      ['cycling', 3],
      ['smartwatches', 2],
      ['dolls', 3],
      ['guitars', 4],
      ['bags', 3],
    ],
  }),
  banner({
    name: 'deals-top-narrow',
    width: 720,
    height: 200,
    ground: WARM,
    start: 380,
    items: [
      ['headphones', 2],
      ['coffee-machines', 3],
    ],
  }),
  banner({
    name: 'deals-bottom-narrow',
    width: 720,
    height: 200,
    ground: COOL,
    start: 380,
    items: [
      ['cycling', 3],
      ['dolls', 3],
    ],
  }),
  banner({
    name: 'electronics',
    width: 1456,
    height: 180,
    ground: SOFT,
    start: 620,
    items: [
      ['laptops', 2],
      ['smartphones', 1],
      ['televisions', 4],
      ['cameras', 1],
      ['speakers', 3],
    ],
  }),
  banner({
    name: 'electronics-narrow',
    width: 720,
    height: 200,
    ground: SOFT,
    start: 380,
    items: [
      ['laptops', 2],
      ['smartphones', 1],
    ],
  }),
  banner({
    name: 'partners',
    width: 1456,
    height: 180,
    ground: FRESH,
    start: 620,
    items: [
      ['power-tools', 4],
      ['womens-perfume', 2],
      ['board-games', 3],
      ['backpacks', 2],
      ['vases', 4],
    ],
  }),
  banner({
    name: 'partners-narrow',
    width: 720,
    height: 200,
    ground: FRESH,
    start: 380,
    items: [
      ['power-tools', 4],
      ['womens-perfume', 2],
    ],
  }),
];
