import { format } from '#i18n/format.ts';
import { discountPercent, formatPrice } from '#lib/money.ts';
import { type CardFacts, cardText } from './card-text.ts';
import { OfferLink } from './OfferLink.tsx';
import type { ProductKit } from './product-kit.ts';
import { NO_PRICE } from './stale.ts';

/** The price that leads, who asks it, what comes on top, and the way there. */
export function BestOffer({ facts, kit }: { facts: CardFacts; kit: ProductKit }) {
  const { messages, locale } = kit;
  const { price, product, disclosure } = messages;
  const text = cardText(facts, messages, kit);
  const { delivery_cost: cost, condition } = facts;
  const percent = text.off && discountPercent(facts.search_price, facts.product_price_old);
  const isTold = text.now !== NO_PRICE;
  const whole = cost && isTold ? formatPrice(facts.search_price + cost, facts.currency, locale) : undefined;
  return (
    <div className="best-offer">
      <p className="best-price">
        <data value={facts.search_price}>{text.now}</data>
        {text.old && (
          <s>
            <span className="visually-hidden">{price.old} </span>
            {text.old}
          </s>
        )}
        {percent && <span className="badge off">{format(price.off, { percent }, locale)}</span>}
        {condition && condition !== 'new' && (
          <span className="badge">
            <span className="visually-hidden">{product.condition}: </span>
            {product.conditions[condition]}
          </span>
        )}
      </p>
      {text.shop && <p className="best-shop">{text.shop}</p>}
      {whole && <p className="best-shop">{format(price.withDelivery, { price: whole }, locale)}</p>}
      {(text.stock || text.checked) && <p className="quiet small">{text.stock ?? text.checked}</p>}
      <OfferLink id={facts.id_c10} href={facts.aw_deep_link} className="button primary best-go" kit={kit}>
        {text.offerAt}
      </OfferLink>
      <p className="quiet small">{disclosure.offer}</p>
    </div>
  );
}
