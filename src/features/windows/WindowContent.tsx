import { format } from '#i18n/format.ts';
import { type CardFacts, cardText, ratingText } from '../product/card-text.ts';
import { FactTable } from '../product/FactTable.tsx';
import { OfferLink } from '../product/OfferLink.tsx';
import { ProductPicture } from '../product/ProductPicture.tsx';
import type { ProductKit } from '../product/product-kit.ts';
import { isGone, type WindowAnswer, WindowNote } from './WindowNote.tsx';
import { windowRows } from './window-rows.ts';

interface Props {
  id: string;
  facts: CardFacts | undefined;
  answer: WindowAnswer;
  kit: ProductKit;
}

/** What a product's window shows under its title bar. The description was sanitised when it was taken in. */
export function WindowContent({ id, facts, answer, kit }: Props) {
  const { messages, locale } = kit;
  const { card, price, rating, disclosure } = messages;
  const note = <WindowNote id={id} answer={answer} kit={kit} />;
  if (!facts) return <div className="window-body">{note}</div>;
  const { rating_c10: value, large_image: large, descripcion_c10: text } = facts;
  const { now, old, off, shop, stock, checked } = cardText(facts, messages, kit);
  const gone = isGone(answer);
  const rows = windowRows(facts, messages.product);
  return (
    <div className="window-body">
      <div className="window-picture">
        <ProductPicture
          key={large ?? facts.merchant_image_url}
          source={large ?? facts.merchant_image_url}
          subcategory={facts.subcategory_slug}
          alt={format(card.imageOf, { name: facts.c10_product_name }, locale)}
          sizes="360px"
          missing={card.imageUnavailable}
        />
      </div>
      <h3>{facts.c10_product_name}</h3>
      <p className="quiet small">
        {value !== undefined && (
          <span className="window-score">
            <span aria-hidden="true">★</span>{' '}
            {format(rating.value, { rating: ratingText(value, locale) }, locale)} · {rating.label}
            {facts.category_name && ' · '}
          </span>
        )}
        {facts.category_name}
      </p>
      {!gone && (
        <p className="best-price">
          <data value={facts.search_price}>{now}</data>
          {old && (
            <s>
              <span className="visually-hidden">{price.old} </span>
              {old}
            </s>
          )}
          {off && <span className="badge off">{off}</span>}
        </p>
      )}
      {shop && <p className="small">{shop}</p>}
      {!gone && (stock ?? checked) && <p className="quiet small">{stock ?? checked}</p>}
      {note}
      {text && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list at ingest
        <div className="details-text" dangerouslySetInnerHTML={{ __html: text }} />
      )}
      {facts.aw_deep_link && !gone && (
        <p>
          <OfferLink id={id} href={facts.aw_deep_link} className="button primary window-go" kit={kit}>
            {card.viewInStore}
          </OfferLink>
          <small className="quiet">{disclosure.offer}</small>
        </p>
      )}
      {rows.length > 0 && <FactTable facts={rows} />}
    </div>
  );
}
