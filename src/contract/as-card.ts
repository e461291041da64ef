import type { Product } from './product.ts';

/** A product without what no card shows: its long description. */
export const asCard = ({ descripcion_c10: _, ...product }: Product): Product => product;

/** Products whole or as cards, as it is asked. */
export const asAsked = (products: Product[], { asCards = false }: { asCards?: boolean }): Product[] =>
  asCards ? products.map(asCard) : products;
