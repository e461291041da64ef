import { expect, test } from 'vitest';
import { categoryName, findCategory, findSubcategory, parentOf, taxonomy, titleCase } from '#lib/taxonomy.ts';
import { taxonomySchema } from '#lib/taxonomy-schema.ts';

test('the departments are the twenty of the specification', () => {
  expect(taxonomy.map(({ slug }) => slug)).toEqual([
    'home',
    'computers',
    'electronics',
    'fashion',
    'jewelry',
    'appliances',
    'home-decor',
    'sports',
    'toys-games',
    'perfumery',
    'babies',
    'books',
    'music-movies',
    'wines',
    'pets',
    'gift-cards',
    'diy-garden',
    'original-gifts',
    'luggage',
    'car-motorcycle',
  ]);
});

test('there are at least a hundred subcategories, and every slug is used once', () => {
  const slugs = taxonomy.flatMap((category) => [
    category.slug,
    ...category.subcategories.map(({ slug }) => slug),
  ]);
  expect(slugs.length - 20).toBeGreaterThanOrEqual(100);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(['deals', 'featured', 'popular', 'recent', 'all'])('a subcategory may not be called %s', (slug) => {
  const name = { en: 'Name', es: 'Nombre' };
  const tree = (leaf: string) => [{ slug: 'home', name, subcategories: [{ slug: leaf, name }] }];
  expect(taxonomySchema.safeParse(tree('lamps')).success).toBe(true);
  expect(taxonomySchema.safeParse(tree(slug)).success).toBe(false);
  expect(parentOf(slug)).toBeUndefined();
});

test('the file of the taxonomy is what its schema says', () => {
  expect(taxonomySchema.parse(taxonomy)).toEqual(taxonomy);
});

test('a slug used twice is refused', () => {
  const name = { en: 'Name', es: 'Nombre' };
  const tree = [{ slug: 'home', name, subcategories: [{ slug: 'home', name }] }];
  expect(taxonomySchema.safeParse(tree).error?.issues[0]?.message).toBe('the slug home is used twice');
});

test('categories and subcategories are found by slug', () => {
  expect(findCategory('wines')?.name.es).toBe('Vinos');
  expect(findSubcategory('laptops')?.name.es).toBe('Portátiles');
  expect(findSubcategory('wines')).toBeUndefined();
  expect(parentOf('laptops')?.slug).toBe('computers');
});

test('names come in both languages, and an unknown slug is title-cased', () => {
  expect(categoryName('jewelry', 'es')).toBe('Joyería');
  expect(categoryName('jewelry', 'en')).toBe('Jewellery');
  expect(categoryName('red-wine', 'es')).toBe('Vino tinto');
  expect(categoryName('smart-home-hubs', 'es')).toBe('Smart Home Hubs');
  expect(titleCase('')).toBe('');
});
