import { describe, expect, test } from 'vitest';
import { format } from '#i18n/format.ts';
import { messagesFor } from '#i18n/messages.ts';

/** The Spanish texts of the specification, section by section, to the letter. */
const SPANISH: Readonly<Record<string, readonly string[]>> = {
  'shared layout': ['Mis favoritos', 'Búsqueda por Categorías y marcas'],
  'listing pages': [
    '{n} productos encontrados',
    'No hay productos destacados disponibles',
    'No hay productos populares disponibles',
    'No hay productos recientes disponibles',
    'No hay ofertas disponibles en este momento',
    'Cargando más productos...',
    'Cargando más ofertas...',
    'Cargando ofertas...',
    'Has visto todos los productos destacados disponibles',
    'Has visto todos los productos populares disponibles',
    'Has visto todos los productos recientes disponibles',
    'Has visto todas las ofertas disponibles',
  ],
  'card and details': [
    'Oferta',
    'Vendido por {merchant}',
    'Ver oferta',
    'Nuevo',
    'Reacondicionado',
    'Usado',
    'Ver oferta en {merchant}',
  ],
  windows: [
    'Imagen no disponible',
    'Ver en tienda',
    'Marca',
    'Vendedor',
    'Modelo',
    'Color',
    'EAN',
    'Especificaciones',
  ],
  'favourites page': [
    'Mis Favoritos',
    'Tienes 1 producto guardado',
    'Tienes {n} productos guardados',
    'Limpiar Favoritos',
    'No tienes favoritos aún',
    'Explorar Productos',
  ],
  'stores page': ['No se encontraron tiendas colaboradoras.'],
  'error catalogue': [
    'Error al cargar los resultados de búsqueda',
    'Error desconocido',
    'No se encontraron productos',
    'Intenta con términos diferentes o menos específicos',
    'Introduce un término de búsqueda para encontrar productos',
  ],
};

/** The English texts of the specification. */
const ENGLISH: Readonly<Record<string, readonly string[]>> = {
  home: [
    'Popular Products',
    'Recent Deals',
    'Recommended For You',
    'Top Brands',
    'Best Sellers',
    'New Arrivals',
    'On Sale',
    'More Categories',
    'Load More',
    'View All',
  ],
  'shared layout': [
    'About Us',
    'Our Stores',
    'Contact Us',
    'Add Your Business',
    'Customer Service',
    'Help Center',
    'How It Works',
    'Quick Links',
    'Become an Affiliate',
    'Legal',
  ],
  search: ['Results for', 'No results found for', 'Please try with different keywords'],
  badges: ['Best Seller', 'Sale', 'New', 'Hot Deal'],
  filters: ['All', 'New', 'Used', 'Refurbished', 'Relevance', 'Rating', 'Popularity', 'Recent', 'Price'],
};

const N = 7;

describe.each(Object.entries(SPANISH))('Spanish, %s', (_, texts) => {
  const said = saidIn('es');
  test.each(texts)('%s', (text) => expect(said).toContain(text));
});

describe.each(Object.entries(ENGLISH))('English, %s', (_, texts) => {
  const said = saidIn('en');
  test.each(texts)('%s', (text) => expect(said).toContain(text));
});

test('one favourite and many, one product found and many', () => {
  const { favourites, list } = messagesFor('es');
  expect([1, 2, 1200].map((n) => format(favourites.count, { n }, 'es-ES'))).toEqual([
    'Tienes 1 producto guardado',
    'Tienes 2 productos guardados',
    'Tienes 1.200 productos guardados',
  ]);
  expect([0, 1, 12].map((n) => format(list.count, { n }, 'es-ES'))).toEqual([
    '0 productos encontrados',
    '1 producto encontrado',
    '12 productos encontrados',
  ]);
});

/** Every text as it is shown; of a plural each form, and what it says of a number `N` with `{n}` for it. */
function saidIn(language: string): Set<string> {
  const texts = leaves(messagesFor(language));
  const plural = texts.filter((text) => text.includes(', plural,'));
  const counted = plural.flatMap((text) => [
    format(text, { n: 1 }, language),
    format(text, { n: N }, language).replaceAll(String(N), '{n}'),
  ]);
  return new Set([...texts, ...counted]);
}

function leaves(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(leaves);
}
