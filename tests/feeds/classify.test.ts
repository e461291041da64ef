import { expect, test } from 'vitest';
import { createClassifier } from '#feeds/classify.ts';
import { readRules } from '#feeds/classify-rules.ts';
import { taxonomy } from '#lib/taxonomy.ts';
import defaultRules from '../../data/category-rules.json' with { type: 'json' };

const { classify } = createClassifier();
const told = (language: 'en' | 'es', texts: string[], name = ''): string | null => {
  const target = classify({ texts, name, language });
  return target && [target.category, target.subcategory].filter(Boolean).join('/');
};

test.each([
  ['Home & Garden > Kitchen > Cookware', 'home/kitchenware'],
  ['Baby > Car Seats', 'babies/car-seats'],
  ["Women's Fashion > Shoes > Boots", 'fashion/shoes'],
  ['Clothing & Accessories > Men > T-Shirts', 'fashion/mens-clothing'],
  ['Books > Crime, Thrillers & Mystery', 'books/crime'],
  ['Pet Supplies > Dogs > Beds', 'pets/dog-accessories'],
  ['Home/Garden/Power Tools', 'diy-garden/power-tools'],
  ['Health & Beauty > Fragrance > Women', 'perfumery/womens-perfume'],
  ['Wine > Red', 'wines/red-wine'],
  ['Laptop Bags', 'luggage/laptop-bags'],
  ['Cameras', 'electronics/cameras'],
])('the English category text %s is %s', (text, expected) => {
  expect(told('en', [text])).toBe(expected);
});

test.each([
  ['Moda Mujer > Vestidos', 'fashion/womens-clothing'],
  ['Vinos tintos D.O. Rioja', 'wines/red-wine'],
  ['Mascotas > Perros > Alimentación', 'pets/dog-food'],
  ['Libros > Infantil', 'books/childrens-books'],
  ['Bebés > Juguetes', 'babies/baby-toys'],
  ['Hogar/Textil/Fundas nórdicas', 'home/bedding'],
  ['Deportes > Ciclismo > Cascos', 'sports/cycling'],
  ['Coche y moto > Moto > Cascos', 'car-motorcycle/helmets'],
  ['INFORMATICA > PORTATILES', 'computers/laptops'],
  ['Música > Vinilos', 'music-movies/vinyl'],
  ['Maletas de cabina', 'luggage/cabin-luggage'],
  ['Viajes > Hoteles', 'gift-cards/travel-cards'],
  ['Women > Dresses', 'fashion/womens-clothing'],
])('the Spanish shop’s category text %s is %s', (text, expected) => {
  expect(told('es', [text])).toBe(expected);
});

test('the most specific text comes first, and a vague one lets the next speak', () => {
  expect(told('es', ['Hornos', 'Cocción', 'Hogar'])).toBe('appliances/ovens');
  expect(told('es', ['Oportunidades', 'Portátiles'])).toBe('computers/laptops');
});

test.each([
  ['Funda portátil 15,6"', 'luggage/laptop-bags'],
  ['Portátil HP 15-DA0033NS, 8 GB', 'computers/laptops'],
  ['Reloj de pared madera', 'home-decor/clocks'],
  ['Reloj hombre acero', 'jewelry/watches'],
  ['Reloj inteligente Garmin', 'electronics/smartwatches'],
  ['Cafetera Nespresso Inissia', 'appliances/coffee-machines'],
  ['Cable USB para impresora', 'computers/computer-accessories'],
  ['Altavoces con pantalla, televisor', 'electronics/speakers'],
  ['Teclado mecánico', 'computers/peripherals'],
  ['Mesa', null],
  ['Campañas de otoño', null],
])('without a category the Spanish name %s is %s', (name, expected) => {
  expect(told('es', [], name)).toBe(expected);
});

test.each([
  ['Laptop Sleeve 13 inch for MacBook Air', 'luggage/laptop-bags'],
  ['Apple iPhone 13 128GB Blue', 'electronics/smartphones'],
  ['Leather case for Apple iPhone 13', 'electronics/phone-accessories'],
  ['Philips DVD/Blu-Ray player', 'electronics/projectors'],
  ['Men’s watch', 'jewelry/watches'],
  ['Red', null],
])('without a category the English name %s is %s', (name, expected) => {
  expect(told('en', [], name)).toBe(expected);
});

test('the name decides inside the department where the category text names only that', () => {
  expect(told('es', ['Instrumentos musicales'], 'Teclado Yamaha')).toBe('music-movies/keyboards-pianos');
  expect(told('es', ['Informática'], 'Teclado Logitech')).toBe('computers/peripherals');
  expect(told('es', ['Tarjetas regalo'], 'Tarjeta regalo Netflix 25 €')).toBe('gift-cards/streaming-cards');
  expect(told('en', ['Perfume'], 'Eau de Toilette for Men 100ml')).toBe('perfumery/mens-perfume');
});

test('a strict department keeps its products whatever their names say', () => {
  expect(told('es', ['Libros'], 'Portátil y horno')).toBe('books');
  expect(told('en', ['Toys & Games > Kitchens'], 'Microwave oven')).toBe('toys-games');
});

test('a soft category text yields to a name of the same department', () => {
  expect(told('es', ['Música > Música nacional'], 'Extremoduro - Vinilo')).toBe('music-movies/vinyl');
  expect(told('es', ['Música > Música nacional'], 'Extremoduro - Agila')).toBe('music-movies/cds');
  expect(told('en', ['Clothing > Women'], 'Striped T-shirt')).toBe('fashion/womens-clothing');
});

test('a word such as women or hombre chooses where the name tells only the department', () => {
  expect(told('en', [], "Lunaire Breeze Women's Wide-Leg Trousers")).toBe('fashion/womens-clothing');
  expect(told('es', [], 'Camisa de franela de hombre')).toBe('fashion/mens-clothing');
  expect(told('es', ['Mascotas'], 'Abrigo impermeable para perro')).toBe('pets/dog-accessories');
});

test('the answer is the same at every call', () => {
  const product = { texts: ['Oportunidades'], name: 'Lavadora Bosch 8 kg', language: 'es' } as const;
  expect(classify(product)).toEqual({ category: 'appliances', subcategory: 'washing-machines' });
  expect(classify(product)).toEqual(classify(product));
});

test('every subcategory has phrases in both languages', () => {
  const phrases = readRules(defaultRules);
  for (const { slug } of taxonomy.flatMap(({ subcategories }) => subcategories)) {
    const languages = new Set(
      phrases.filter(({ target }) => target.subcategory === slug).map(({ language }) => language),
    );
    expect([slug, languages.size]).toEqual([slug, 2]);
  }
});

test('every English and Spanish subcategory name under its department maps to itself', () => {
  const astray: string[] = [];
  for (const category of taxonomy) {
    for (const { slug, name } of category.subcategories) {
      for (const language of ['en', 'es'] as const) {
        const found = told(language, [`${category.name[language]} > ${name[language]}`]);
        if (found !== `${category.slug}/${slug}`) astray.push(`${name[language]}: ${found}`);
      }
    }
  }
  expect(astray).toEqual([]);
});

test.each([
  ['an unknown subcategory', { departments: {}, subcategories: { sofas: {} } }, 'subcategories.sofas'],
  [
    'an unknown department',
    { departments: { sofas: { category: {} } }, subcategories: {} },
    'departments.sofas',
  ],
  [
    'one phrase for two targets',
    { departments: {}, subcategories: { ovens: { both: { en: 'hob' } }, irons: { both: { en: 'hobs' } } } },
    'the en category phrase "hobs" leads to irons and to ovens',
  ],
])('rules with %s are refused', (_, rules, message) => {
  const use = () => createClassifier(rules).classify({ texts: [], name: 'Lamp', language: 'en' });
  expect(use).toThrowError(
    expect.objectContaining({ code: 'rules_invalid', message: expect.stringContaining(message) }),
  );
});
