import { withBase } from './base.ts';

/** What a `<picture>` element needs. Width and height are in CSS pixels and give the box's shape. */
export interface PictureSource {
  /** The address for `<img src>`. */
  src: string;
  /** One entry for each `<source>`, best format first; empty for a picture from elsewhere. */
  sources: readonly { type: string; srcset: string }[];
  width: number;
  height: number;
}

/** How wide a card shows its picture, for `<source sizes>`. */
export const CARD_SIZES = '(min-width: 640px) 240px, 46vw';

const FEED_HOST = 'pictures.tecfinder.example';
const FOLDER = withBase('/pictures/');
const BOX = 480;
const PLACEHOLDER = 'placeholder-1';

const local = (name: string): PictureSource => {
  const files = (format: string, widths: readonly number[]) =>
    widths.map((width) => `${FOLDER}${name}-${width}.${format} ${width}w`).join(', ');
  return {
    src: `${FOLDER}${name}-480.webp`,
    sources: [
      { type: 'image/avif', srcset: files('avif', [240, 480, 960]) },
      { type: 'image/webp', srcset: files('webp', [240, 480]) },
    ],
    width: BOX,
    height: BOX,
  };
};

/** The picture of a product that has none and whose kind is not known. */
export const placeholderPicture: PictureSource = local(PLACEHOLDER);

/** The drawing of a subcategory, which stands for its products without a picture of their own. */
const drawingOf = (subcategory: string | undefined): PictureSource =>
  subcategory ? local(`${subcategory}-1`) : placeholderPicture;

/**
 * The files behind a product's image address. Addresses on the sample feeds' picture host become the
 * shop's own files; any other https address is passed through; everything else gives
 * the drawing of the subcategory, which every one in `data/categories.json` has, or the placeholder.
 * Never throws.
 */
export function pictureSource(url: string | undefined, subcategory?: string): PictureSource {
  const parsed = URL.parse(url ?? '');
  if (parsed?.protocol !== 'https:') return drawingOf(subcategory);
  if (parsed.hostname !== FEED_HOST) {
    return { src: parsed.href, sources: [], width: BOX, height: BOX };
  }
  const [, slug = '', number] = /^\/([a-z0-9-]+)-([1-4])\.webp$/.exec(parsed.pathname) ?? [];
  return number ? local(`${slug}-${number}`) : drawingOf(subcategory);
}

/** The drawing that stands for each category on its tile. */
const CATEGORY_PICTURES: Readonly<Record<string, string>> = {
  home: 'lighting-3',
  computers: 'laptops-2',
  electronics: 'headphones-1',
  fashion: 'womens-clothing-3',
  jewelry: 'rings-2',
  appliances: 'washing-machines-2',
  'home-decor': 'vases-3',
  sports: 'cycling-3',
  'toys-games': 'dolls-2',
  perfumery: 'womens-perfume-3',
  babies: 'pushchairs-4',
  books: 'fiction-2',
  'music-movies': 'guitars-4',
  wines: 'red-wine-3',
  pets: 'dog-accessories-2',
  'gift-cards': 'shopping-cards-3',
  'diy-garden': 'power-tools-4',
  'original-gifts': 'gift-sets-3',
  luggage: 'suitcases-2',
  'car-motorcycle': 'helmets-3',
};

const TILE = 240;

/** The picture of a category by its key in `data/categories.json`; the placeholder for an unknown one. */
export function categoryPicture(category: string): PictureSource {
  const name = Object.hasOwn(CATEGORY_PICTURES, category) ? CATEGORY_PICTURES[category] : PLACEHOLDER;
  const file = (format: string) => `${FOLDER}${name}-${TILE}.${format}`;
  return {
    src: file('webp'),
    sources: [{ type: 'image/avif', srcset: file('avif') }],
    width: TILE,
    height: TILE,
  };
}
