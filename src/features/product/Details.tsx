import './details.css';
import type { ReactNode, Ref } from 'react';
import { paths } from '#contract/paths.ts';
import type { Product, ProductDetail } from '#contract/product.ts';
import { BestOffer } from './BestOffer.tsx';
import { Carousel } from './Carousel.tsx';
import type { CardFacts } from './card-text.ts';
import { DetailsParts } from './DetailsParts.tsx';
import { picturesOf } from './facts.ts';
import type { ProductKit } from './product-kit.ts';
import { Stars } from './Stars.tsx';

interface Props {
  /** What is known at once; the whole product once the detail is there. */
  facts: CardFacts;
  detail?: ProductDetail | undefined;
  related?: readonly Product[] | undefined;
  kit: ProductKit;
  preview?: string | undefined;
  picture?: Ref<HTMLImageElement>;
  headingId?: string;
  /** For a page on which no script follows. */
  still?: boolean;
  /** Stands for the parts that are not there: a word on loading, or why there is nothing. */
  notice?: ReactNode;
}

/** A product in full: pictures, price and best offer, then every offer and all that is known. */
export function Details({
  facts,
  detail,
  related = [],
  kit,
  preview,
  picture,
  headingId,
  still,
  notice,
}: Props) {
  const Name = still ? 'h1' : 'h2';
  const { rating_c10: score, short_description_c10: short } = facts;
  return (
    <div className="details">
      <Carousel
        pictures={picturesOf(facts)}
        name={facts.c10_product_name}
        subcategory={facts.subcategory_slug}
        preview={preview}
        kit={kit}
        first={picture}
        still={still}
      />
      <div className="details-main">
        <Name className="details-name" id={headingId} tabIndex={-1}>
          {facts.c10_product_name}
        </Name>
        {score !== undefined && (
          <p className="details-rating">
            <Stars score={score} kit={kit} />
            <a href={`${paths.page('how-we-rank')}#rating`}>{kit.messages.rating.how}</a>
          </p>
        )}
        <BestOffer facts={facts} kit={kit} />
        {short && <p className="details-short">{short}</p>}
      </div>
      <div className="details-parts">
        {notice}
        {detail && <DetailsParts detail={detail} related={related} kit={kit} />}
      </div>
    </div>
  );
}
