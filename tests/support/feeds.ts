import type { Profile } from '#feeds/profile.ts';
import { profileSchema } from '#feeds/profile.ts';

/** A small profile for tests: id, name, price, url, and what else a test wants. */
export const testProfile: Profile = profileSchema.parse({
  name: 'test',
  description: 'Columns of the tests',
  network: 'test',
  merchant: { id: 'm1', name: 'Tienda Uno' },
  columns: {
    id: 'id',
    name: 'name',
    price: 'price',
    link: 'url',
    oldPrice: 'was',
    currency: 'currency',
    deliveryCost: 'delivery',
    stock: 'stock',
    stockQuantity: 'quantity',
    condition: 'condition',
    image: 'image',
    description: 'description',
    rating: 'rating',
    ean: 'ean',
    isbn: 'isbn',
    categoryTexts: ['category'],
    merchantCategory: 'category',
    observedAt: 'date',
    customLabels: ['c1', 'c2'],
  },
});

export const HEADER = 'id,name,price,url';
/** A usable row for HEADER. */
export const row = (id: string, price = '10.00', name = `Producto ${id}`): string =>
  `${id},${name},${price},https://www.shop.example/${id}`;
