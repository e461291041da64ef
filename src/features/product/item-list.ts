import type { Product } from '#contract/product.ts';

const CONDITIONS = {
  new: 'NewCondition',
  refurbished: 'RefurbishedCondition',
  used: 'UsedCondition',
} as const;

/**
 * Schema.org ItemList of products with their offers. Machine-made ratings stay
 * out of it, and so do ways out, which only shoppers follow.
 */
export function itemList(products: readonly Product[], name: string, from = 0): object {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: products.length,
    itemListElement: products.map((product, at) => ({
      '@type': 'ListItem',
      position: from + at + 1,
      item: schemaProduct(product),
    })),
  };
}

function schemaProduct(product: Product): object {
  const { merchant_image_url: image, brand_name: brand, ean } = product;
  return {
    '@type': 'Product',
    name: product.c10_product_name,
    ...(image?.startsWith('https:') && { image }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(ean && { gtin: ean }),
    offers: {
      '@type': 'Offer',
      price: product.search_price,
      priceCurrency: product.currency,
      availability: `https://schema.org/${product.in_stock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: `https://schema.org/${CONDITIONS[product.condition]}`,
      seller: { '@type': 'Organization', name: product.merchant_name },
    },
  };
}
