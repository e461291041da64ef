import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/product.ts';
import { cardText } from './card-text.ts';
import { ProductPicture } from './ProductPicture.tsx';
import { priceTerms } from './price-terms.ts';
import type { ProductKit } from './product-kit.ts';

/** Products of the same kind, each a link to its own details. */
export function RelatedProducts({ products, kit }: { products: readonly Product[]; kit: ProductKit }) {
  const conditionOf = ({ condition }: Product) =>
    condition && condition !== 'new' ? kit.messages.product.conditions[condition] : undefined;
  return (
    <ul className="related">
      {products.map((product) => {
        const text = cardText(product, kit.messages, kit);
        return (
          <li key={product.id_c10}>
            <a className="related-link" href={paths.product(product.id_c10)} data-details={product.id_c10}>
              <ProductPicture
                source={product.merchant_image_url}
                subcategory={product.subcategory_slug}
                alt=""
                sizes="160px"
                missing={kit.messages.card.imageUnavailable}
                late
              />
              <span className="related-name">{text.name}</span>
              {conditionOf(product) && <span className="badge">{conditionOf(product)}</span>}
              <b>{text.now}</b>
              <small className="quiet">{priceTerms(product, kit.messages.price, kit)}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
