import { catalogue } from '#catalogue/open.ts';
import type { Product, ProductDetail } from '#contract/product.ts';
import type { EditionKey } from '#editions/editions.ts';

/** A product with every shop's offer, or null where the catalogue never had it. */
export async function loadProduct(edition: EditionKey, id: string): Promise<ProductDetail | null> {
  const store = await catalogue();
  return store.product(edition, id);
}

const RELATED = 4;

/** What is most popular of a product's kind, itself left out. */
export async function loadRelated(edition: EditionKey, product: Product): Promise<Product[]> {
  const { category_slug: category, subcategory_slug: subcategory, id_c10: id } = product;
  if (!category) return [];
  const scope = subcategory ? { category, subcategory } : { category };
  const store = await catalogue();
  const { products } = await store.list({
    edition,
    list: 'popular',
    ...scope,
    limit: RELATED + 1,
    asCards: true,
  });
  return products.filter(({ id_c10 }) => id_c10 !== id).slice(0, RELATED);
}
