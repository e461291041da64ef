import { dialects } from './dialects.ts';
import type { EditionKey, Shop } from './types.ts';

const everything = [
  ...['home', 'computers', 'electronics', 'fashion', 'jewelry', 'appliances', 'home-decor', 'sports'],
  ...['toys-games', 'perfumery', 'babies', 'books', 'music-movies', 'wines', 'pets', 'gift-cards'],
  ...['diy-garden', 'original-gifts', 'luggage', 'car-motorcycle'],
];

type Kind = Omit<Shop, 'edition' | 'slug' | 'name' | 'merchantId' | 'feedId' | 'about'>;

/** The kinds of shop; each edition has one of every kind. */
const kinds = {
  technology: {
    shelves: ['computers', 'electronics', 'appliances', 'car-motorcycle'],
    ...{ shelfStyle: 'path', nameStyle: 'plain', level: 0.98, keen: 0.8, ending: 99, html: true },
    ...{ dialect: dialects.full, versions: [28, 14, 0] },
  },
  living: {
    shelves: ['home', 'home-decor', 'appliances', 'diy-garden', 'babies', 'pets'],
    ...{ shelfStyle: 'leaf', nameStyle: 'plain', level: 1, keen: 0.75, ending: 95, html: false },
    ...{ dialect: dialects.semicolon, versions: [28, 14, 0] },
  },
  fashion: {
    shelves: ['fashion', 'jewelry', 'perfumery', 'luggage'],
    ...{ shelfStyle: 'arrow', nameStyle: 'plain', level: 1, keen: 0.8, ending: 95, html: true },
    ...{ dialect: dialects.pipe, versions: [28, 14, 0] },
  },
  sport: {
    shelves: ['sports', 'luggage', 'car-motorcycle', 'fashion', 'toys-games', 'diy-garden'],
    ...{ shelfStyle: 'leaf', nameStyle: 'plain', level: 0.97, keen: 0.55, ending: 99, html: false },
    ...{ dialect: dialects.tab, versions: [14, 0] },
  },
  books: {
    shelves: ['books', 'music-movies', 'toys-games', 'original-gifts', 'gift-cards'],
    ...{ shelfStyle: 'slash', nameStyle: 'plain', level: 1, keen: 0.8, ending: 90, html: false },
    ...{ dialect: dialects.western, versions: [28, 14, 0] },
  },
  bazaar: {
    shelves: everything,
    ...{ shelfStyle: 'path', nameStyle: 'code', level: 1.01, keen: 0.4, ending: 99, html: true },
    ...{ dialect: dialects.marked, versions: [28, 14, 0], sellsTheRest: true },
  },
  cellar: {
    shelves: ['wines', 'gift-cards', 'original-gifts'],
    ...{ shelfStyle: 'leaf', nameStyle: 'plain', level: 1.02, keen: 0.85, ending: 0, html: false },
    ...{ dialect: dialects.zipped, versions: [0] },
  },
  everyday: {
    shelves: everything,
    ...{ shelfStyle: 'slash', nameStyle: 'shout', level: 0.99, keen: 0.32, ending: 90, html: false },
    ...{ dialect: dialects.lean, versions: [14, 0] },
  },
  secondHand: {
    shelves: ['computers', 'electronics', 'appliances', 'music-movies', 'books', 'toys-games'],
    ...{ shelfStyle: 'path', nameStyle: 'plain', level: 0.7, keen: 0.22, ending: 0, html: false },
    ...{ dialect: dialects.used, versions: [0], secondHand: true },
  },
} as const satisfies Record<string, Kind>;

function shop(
  edition: EditionKey,
  kind: keyof typeof kinds,
  slug: string,
  name: string,
  merchantId: string,
  about: string,
): Shop {
  return { ...kinds[kind], edition, slug, name, merchantId, feedId: `7${merchantId}`, about };
}

/** Fictional shops: any likeness of a name to a real one is chance. Their numbers never change. */
export const shops: readonly Shop[] = [
  shop(
    'ES',
    'technology',
    'tecnoriva',
    'Tecnoriva',
    '90101',
    'Informática, imagen, sonido y electrodomésticos con envío en 24 horas.',
  ),
  shop(
    'ES',
    'living',
    'hogarela',
    'Hogarela',
    '90102',
    'Todo para la casa y el jardín, del menaje a los muebles de terraza.',
  ),
  shop(
    'ES',
    'fashion',
    'modalunar',
    'Modalunar',
    '90103',
    'Moda, joyería, perfumería y equipaje para cada temporada.',
  ),
  shop(
    'ES',
    'sport',
    'deportaire',
    'Deportaire',
    '90104',
    'Material deportivo, montaña, ciclismo y accesorios de coche y moto.',
  ),
  shop(
    'ES',
    'books',
    'librolaya',
    'Librolaya',
    '90105',
    'Librería en línea con música, cine, juegos y papelería.',
  ),
  shop(
    'ES',
    'bazaar',
    'bazarin-total',
    'Bazarín Total',
    '90106',
    'El gran bazar: veinte departamentos y novedades cada semana.',
  ),
  shop(
    'ES',
    'cellar',
    'vinamar',
    'Viñamar Gourmet',
    '90107',
    'Vinos con origen, destilados y experiencias para regalar.',
  ),
  shop(
    'ES',
    'everyday',
    'todavera',
    'Todavera',
    '90108',
    'Precios ajustados todo el año en miles de artículos.',
  ),
  shop(
    'ES',
    'secondHand',
    'segundavia',
    'Segundavía',
    '90109',
    'Reacondicionados y segunda mano revisados, con un año de garantía.',
  ),
  shop(
    'UK',
    'technology',
    'voltwick',
    'Voltwick',
    '91201',
    'Computing, TV, audio and appliances with next-day delivery.',
  ),
  shop(
    'UK',
    'living',
    'hearthlow',
    'Hearthlow',
    '91202',
    'Everything for the house and garden, from pans to patio sets.',
  ),
  shop(
    'UK',
    'fashion',
    'lunamode',
    'Lunamode',
    '91203',
    'Clothing, jewellery, beauty and luggage for every season.',
  ),
  shop(
    'UK',
    'sport',
    'peakmoor',
    'Peakmoor',
    '91204',
    'Sports kit, camping, cycling and car and motorcycle accessories.',
  ),
  shop(
    'UK',
    'books',
    'quillhaven',
    'Quillhaven',
    '91205',
    'Online bookshop with music, film, games and stationery.',
  ),
  shop(
    'UK',
    'bazaar',
    'bramblecart',
    'Bramblecart',
    '91206',
    'Twenty departments under one roof, with new arrivals every week.',
  ),
  shop(
    'UK',
    'cellar',
    'corkwell',
    'Corkwell & Vine',
    '91207',
    'Wines with a story, spirits and experiences to give.',
  ),
  shop(
    'UK',
    'everyday',
    'everbasket',
    'Everbasket',
    '91208',
    'Fair prices all year round on thousands of items.',
  ),
  shop(
    'UK',
    'secondHand',
    'secondbloom',
    'Secondbloom',
    '91209',
    'Checked refurbished and pre-owned goods with a year of warranty.',
  ),
];
