import { expect, test } from 'vitest';
import {
  aboutOf,
  asBrand,
  askedOf,
  isAsked,
  labelOf,
  namesIn,
  searchTitle,
  takeApart,
  withPlaces,
} from '#features/search/asked.ts';
import { brandsIn } from '#features/search/facets.ts';
import { messagesFor } from '#i18n/messages.ts';

const names: Record<string, string> = { computers: 'Informática', laptops: 'Portátiles' };
const nameOf = (slug: string) => names[slug];
const title = (q: string, total: number, brand = '') =>
  searchTitle({ q, brand, exact: false }, total > 0, nameOf, messagesFor('es').search, 'es-ES');

test('a category filter sets the text to category> or category>subcategory>, and keeps the words', () => {
  expect(withPlaces('', 'computers')).toBe('computers>');
  expect(withPlaces('', 'computers', 'laptops')).toBe('computers>laptops>');
  expect(withPlaces('acer', 'computers', 'laptops')).toBe('computers>laptops>acer');
  expect(withPlaces('acer')).toBe('acer');
});

test('a text is taken apart into categories and words', () => {
  expect(takeApart(' computers > laptops > acer ', nameOf)).toEqual({
    places: ['computers', 'laptops'],
    words: 'acer',
  });
  expect(takeApart('computers>', nameOf)).toEqual({ places: ['computers'], words: '' });
  expect(takeApart('acer', nameOf)).toEqual({ places: [], words: 'acer' });
  expect(takeApart('>>', nameOf)).toEqual({ places: [], words: '' });
});

test('what no category is called is words, as the engine reads it', () => {
  expect(takeApart('usb>hub', nameOf)).toEqual({ places: [], words: 'usb>hub' });
  expect(takeApart('computers>usb>hub', nameOf)).toEqual({ places: ['computers'], words: 'usb>hub' });
  expect(labelOf('<script>', nameOf)).toBe('<script>');
  expect(labelOf('usb>hub', nameOf)).toBe('usb>hub');
});

test('categories are named, unknown ones by their slug', () => {
  expect(labelOf('computers>laptops>acer', nameOf)).toBe('Informática › Portátiles › acer');
  expect(labelOf('garden-tools>', nameOf)).toBe('Garden Tools');
});

test('the heading says what was found, in the words of the specification', () => {
  expect(title('acer', 3)).toBe('Resultados para «acer»');
  expect(title('acer', 0)).toBe('No se encontraron resultados para «acer»');
  expect(title('computers>', 3)).toBe('Resultados para «Informática»');
  expect(title('', 3, 'Acer')).toBe('Productos de Acer');
  expect(title('', 0, 'Acer')).toBe('No se encontraron resultados para «Acer»');
  expect(title('', 0)).toBe('Buscar productos');
});

test('a brand is called as it calls itself, and once where it was typed as well', () => {
  const told = (q: string, brand: string, ...brands: string[]) => {
    const { q: words, brand: name } = asBrand({ q, brand, exact: false }, brands);
    return [words, name, title(words, 3, name)];
  };
  expect(told('', 'senzo', 'Kyber', 'Senzo')).toEqual(['', 'Senzo', 'Productos de Senzo']);
  expect(told('SENZO', 'senzo', 'Senzo')).toEqual(['Senzo', 'Senzo', 'Resultados para «Senzo»']);
  expect(told('pasoli', 'Pasolí', 'Pasolí')).toEqual(['Pasolí', 'Pasolí', 'Resultados para «Pasolí»']);
  expect(told('senzo', '', 'Senzo')).toEqual(['senzo', '', 'Resultados para «senzo»']);
  expect(told('tv', 'senzo')).toEqual(['tv', 'senzo', 'Resultados para «tv»']);
});

test('the brands of an answer are those of its facets, then that of its first product', () => {
  const facets = { brands: [{ id: 'kyber', brandName: 'Kyber', count: 2 }] };
  expect(brandsIn({ facets, products: [{ brand_name: 'SENZO' }] })).toEqual(['Kyber', 'SENZO']);
  expect(brandsIn({ facets: null, products: [{}] })).toEqual([]);
  for (const answer of [undefined, null, 7, {}]) expect(brandsIn(answer)).toEqual([]);
});

test('what is asked for is what the parameters say, and goes back into them', () => {
  const asked = { q: 'acer', brand: 'B&Q', exact: true };
  expect(askedOf({ q: ' acer ', brand: 'B&Q', exact_words: 'true' })).toEqual(asked);
  expect(aboutOf(asked)).toEqual({ q: 'acer', brand: 'B&Q', exact_words: 'true' });
  expect(askedOf({ exact_words: 'yes' })).toEqual({ q: '', brand: '', exact: false });
  expect(aboutOf(askedOf({}))).toEqual({});
});

test('a hierarchy names its categories and subcategories', () => {
  const name = namesIn([{ slug: 'pets', name: 'Pets', subcategories: [{ slug: 'dogs', name: 'Dogs' }] }]);
  expect([name('pets'), name('dogs'), name('cats')]).toEqual(['Pets', 'Dogs', undefined]);
});

test('signs between categories alone ask for nothing', () => {
  expect(isAsked({ q: ' > > ', brand: '', exact: false })).toBe(false);
  expect(isAsked({ q: '', brand: 'Acer', exact: false })).toBe(true);
});
