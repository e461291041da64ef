import { expect, test } from 'vitest';
import { LANGUAGES, messagesFor } from '#i18n/messages.ts';

test('the interface speaks six languages', () => {
  expect(LANGUAGES).toEqual(['en', 'es', 'fr', 'de', 'pt', 'ja']);
});

const english = flatten(messagesFor('en'));

test.each(LANGUAGES)('%s says every text, none blank', (language) => {
  const texts = flatten(messagesFor(language));
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(LANGUAGES)('%s uses the placeholders of the English text', (language) => {
  const texts = flatten(messagesFor(language));
  const names = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).map(([key, text]) => [key, placeholders(text)]));
  expect(names(texts)).toEqual(names(english));
});

test.each(LANGUAGES)('%s gives every plural its general form and closes its braces', (language) => {
  const wrong = Object.entries(flatten(messagesFor(language))).filter(([, text]) => {
    const open = text.split('{').length;
    return open !== text.split('}').length || (text.includes(', plural,') && !text.includes('other {'));
  });
  expect(wrong).toEqual([]);
});

test('a region is ignored and an unknown language reads English', () => {
  expect(messagesFor('es-ES').favourites.title).toBe('Mis Favoritos');
  expect(messagesFor('it').favourites.title).toBe('My Favourites');
  expect(messagesFor('constructor').favourites.title).toBe('My Favourites');
});

test('the Spanish texts are those of the specification', () => {
  const es = messagesFor('es');
  expect(es.card).toMatchObject({
    offer: 'Oferta',
    soldBy: 'Vendido por {merchant}',
    viewOffer: 'Ver oferta',
    viewOfferAt: 'Ver oferta en {merchant}',
    viewInStore: 'Ver en tienda',
    imageUnavailable: 'Imagen no disponible',
  });
  expect(es.favourites).toMatchObject({
    title: 'Mis Favoritos',
    clear: 'Limpiar Favoritos',
    empty: 'No tienes favoritos aún',
    explore: 'Explorar Productos',
  });
  expect(es.header.myFavourites).toBe('Mis favoritos');
  expect(es.categories.panel).toBe('Búsqueda por Categorías y marcas');
  expect(es.product.conditions).toEqual({ new: 'Nuevo', refurbished: 'Reacondicionado', used: 'Usado' });
  expect(es.product).toMatchObject({
    brand: 'Marca',
    seller: 'Vendedor',
    model: 'Modelo',
    colour: 'Color',
    ean: 'EAN',
    specifications: 'Especificaciones',
  });
  expect(es.list.empty).toEqual({
    deals: 'No hay ofertas disponibles en este momento',
    featured: 'No hay productos destacados disponibles',
    popular: 'No hay productos populares disponibles',
    recent: 'No hay productos recientes disponibles',
    all: 'No se encontraron productos',
  });
  expect(es.list.loading.deals).toBe('Cargando ofertas...');
  expect(es.list.loadingMore).toMatchObject({
    deals: 'Cargando más ofertas...',
    featured: 'Cargando más productos...',
  });
  expect(es.list.end).toMatchObject({
    deals: 'Has visto todas las ofertas disponibles',
    featured: 'Has visto todos los productos destacados disponibles',
  });
  expect(es.search).toMatchObject({
    tryLessSpecific: 'Intenta con términos diferentes o menos específicos',
    prompt: 'Introduce un término de búsqueda para encontrar productos',
  });
  expect(es.errors).toMatchObject({
    searchFailed: 'Error al cargar los resultados de búsqueda',
    unknown: 'Error desconocido',
  });
  expect(es.stores.empty).toBe('No se encontraron tiendas colaboradoras.');
});

test('the English texts are those of the specification', () => {
  const en = messagesFor('en');
  expect(en.search).toMatchObject({
    resultsFor: 'Results for',
    noResultsFor: 'No results found for',
    tryDifferent: 'Please try with different keywords',
  });
  expect(en.notFound).toMatchObject({
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
  });
  expect(en.home).toMatchObject({
    popularProducts: 'Popular Products',
    recentDeals: 'Recent Deals',
    recommended: 'Recommended For You',
    topBrands: 'Top Brands',
    bestSellers: 'Best Sellers',
    newArrivals: 'New Arrivals',
    onSale: 'On Sale',
    moreCategories: 'More Categories',
    loadMore: 'Load More',
    viewAll: 'View All',
  });
  expect(en.footer).toMatchObject({
    customerService: 'Customer Service',
    helpCenter: 'Help Center',
    howItWorks: 'How It Works',
    quickLinks: 'Quick Links',
    becomeAffiliate: 'Become an Affiliate',
    legal: 'Legal',
  });
  expect(en.header).toMatchObject({
    aboutUs: 'About Us',
    ourStores: 'Our Stores',
    contactUs: 'Contact Us',
    addYourBusiness: 'Add Your Business',
  });
  expect(en.card.badges).toEqual({
    bestSeller: 'Best Seller',
    sale: 'Sale',
    new: 'New',
    hotDeal: 'Hot Deal',
  });
});

function flatten(value: unknown, path = ''): Record<string, string> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value as object).map(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key)),
  );
}

function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?:, plural,|\})/g)].map((match) => match[1] ?? ''))].sort();
}
