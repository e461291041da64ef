import type { ReactNode } from 'react';
import type { Product, ProductDetail } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import { FactTable } from './FactTable.tsx';
import { productFacts, specifications, travelFacts } from './facts.ts';
import { OfferTable } from './OfferTable.tsx';
import { PriceChart } from './PriceChart.tsx';
import type { ProductKit } from './product-kit.ts';
import { RelatedProducts } from './RelatedProducts.tsx';

interface Props {
  detail: ProductDetail;
  related: readonly Product[];
  kit: ProductKit;
}

/** Everything about a product that its card does not know. */
export function DetailsParts({ detail, related, kit }: Props) {
  const { product, offers, history, other_conditions: others } = detail;
  const { messages, locale } = kit;
  const { details, price, rating, product: texts } = messages;
  const specs = specifications(product.specifications, texts.specifications);
  const travel = travelFacts(product, texts);
  return (
    <>
      {offers.length > 0 && (
        <Part title={`${details.allOffers} (${format(texts.offers, { n: offers.length }, locale)})`}>
          <OfferTable offers={offers} kit={kit} />
        </Part>
      )}
      {others.length > 0 && (
        <Part title={details.otherConditions}>
          <RelatedProducts products={others} kit={kit} />
        </Part>
      )}
      {product.descripcion_c10 && (
        <Part title={texts.description} note={rating.descriptionByAi}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list at ingest */}
          <div className="details-text" dangerouslySetInnerHTML={{ __html: product.descripcion_c10 }} />
        </Part>
      )}
      {specs.length > 0 && (
        <Part title={texts.specifications}>
          <FactTable facts={specs} />
        </Part>
      )}
      {travel.length > 0 && (
        <Part title={texts.travel}>
          <FactTable facts={travel} />
        </Part>
      )}
      <Part title={details.facts}>
        <FactTable facts={productFacts(product, texts)} />
      </Part>
      {history.length > 0 && (
        <Part title={price.history}>
          <PriceChart
            observations={history}
            currency={product.currency}
            shop={product.merchant_name}
            kit={kit}
          />
        </Part>
      )}
      {related.length > 0 && (
        <Part title={texts.related}>
          <RelatedProducts products={related} kit={kit} />
        </Part>
      )}
    </>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className="details-part">
      <h3>{title}</h3>
      {note && <p className="quiet small">{note}</p>}
      {children}
    </section>
  );
}
