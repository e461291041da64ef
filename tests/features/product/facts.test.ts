import { expect, test } from 'vitest';
import { picturesOf, placeOf, productFacts, specifications, travelFacts } from '#features/product/facts.ts';
import { messagesFor } from '#i18n/messages.ts';

const texts = messagesFor('es').product;

test('only the facts a product has are told, its condition first', () => {
  expect(
    productFacts(
      { condition: 'refurbished', brand_name: 'Solvei', ean: '9523370727687', isbn: '9788400000007' },
      texts,
    ),
  ).toEqual([
    { name: 'Estado', value: 'Reacondicionado' },
    { name: 'Marca', value: 'Solvei' },
    { name: 'EAN', value: '9523370727687' },
    { name: 'ISBN', value: '9788400000007' },
  ]);
});

test('a trip tells its place, hotel, city, country and type', () => {
  const trip = {
    travel_location: 'Playa de la Caleta',
    travel_hotel_name: 'Brisa',
    travel_destination_city: 'Cádiz',
    travel_destination_country: 'España',
    travel_destination_type: 'playa',
  };
  expect(travelFacts(trip, texts).map(({ value }) => value)).toEqual([
    'Playa de la Caleta',
    'Brisa',
    'Cádiz',
    'España',
    'playa',
  ]);
  expect(travelFacts({}, texts)).toEqual([]);
});

test('specifications become lines; colons within values stay, parts without a name continue', () => {
  expect(specifications('Carga: 9 kg; Hora: 10:30; a diario', 'Datos')).toEqual([
    { name: 'Carga', value: '9 kg' },
    { name: 'Hora', value: '10:30; a diario' },
  ]);
  expect(specifications('resistente al agua', 'Datos')).toEqual([
    { name: 'Datos', value: 'resistente al agua' },
  ]);
  expect(specifications(undefined, 'Datos')).toEqual([]);
});

test('each picture is shown once, the large one in place of the small one', () => {
  expect(
    picturesOf({ merchant_image_url: 'a', large_image: 'A', alternate_image: 'b', alternate_image_two: 'b' }),
  ).toEqual(['A', 'b']);
  expect(picturesOf({ merchant_image_url: 'a' })).toEqual(['a']);
  expect(picturesOf({})).toEqual([]);
});

test('a place in the tree leads from the category to the subcategory', () => {
  const place = { category_slug: 'computers', category_name: 'Informática' };
  expect(placeOf({ ...place, subcategory_slug: 'laptops', subcategory_name: 'Portátiles' })).toEqual([
    { name: 'Informática', path: '/category/computers' },
    { name: 'Portátiles', path: '/category/computers/laptops' },
  ]);
  expect(placeOf(place)).toHaveLength(1);
  expect(placeOf({})).toEqual([]);
});
