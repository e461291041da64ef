import { useState } from 'react';
import type { Product } from '#contract/product.ts';
import { ratingText } from '#features/product/card-text.ts';
import { format } from '#i18n/format.ts';
import { OUTBOUND } from '#lib/affiliate.ts';
import { discountPercent, formatPrice } from '#lib/money.ts';
import { pictureSource } from '#lib/pictures.ts';
import { type WindowData, windowRows } from './window-data.ts';

interface Props {
  product: Product;
  data: WindowData;
}

/** What a product's window shows under its title bar. The description was sanitised when it was taken in. */
export function WindowContent({ product, data: { messages, locale } }: Props) {
  const { card, price, rating } = messages;
  const money = (amount: number) => formatPrice(amount, product.currency, locale);
  const old = product.product_price_old;
  const percent = discountPercent(product.search_price, old);
  const { rating_c10: value } = product;
  const score = value !== undefined && ratingText(value, locale);
  return (
    <div className="window-body">
      <WindowPicture product={product} missing={card.imageUnavailable} />
      <h3>{product.c10_product_name}</h3>
      <p className="quiet small">
        {score && (
          <span title={rating.label}>
            <span aria-hidden="true">★</span> {format(rating.value, { rating: score }, locale)} ·{' '}
            {rating.label}
            {product.category_name && ' · '}
          </span>
        )}
        {product.category_name}
      </p>
      <p className="card-price">
        <data className="card-now" value={product.search_price}>
          {money(product.search_price)}
        </data>
        {old !== undefined && old > product.search_price && (
          <s className="card-old">
            <span className="visually-hidden">{price.old} </span>
            {money(old)}
          </s>
        )}
        {percent > 0 && <span className="badge off">{format(price.offShort, { percent }, locale)}</span>}
      </p>
      <a className="button primary" href={product.aw_deep_link} {...OUTBOUND}>
        {card.viewInStore}
      </a>
      {product.descripcion_c10 && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by an allow-list at ingest
        <div className="window-text" dangerouslySetInnerHTML={{ __html: product.descripcion_c10 }} />
      )}
      <table className="window-rows">
        <tbody>
          {windowRows(product, messages).map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function WindowPicture({ product, missing }: { product: Product; missing: string }) {
  const { src } = pictureSource(product.large_image ?? product.merchant_image_url, product.subcategory_slug);
  const [failed, setFailed] = useState(false);
  return (
    <div className="window-picture">
      {failed ? (
        <span className="no-picture">{missing}</span>
      ) : (
        <img src={src} alt="" width="240" height="180" onError={() => setFailed(true)} />
      )}
    </div>
  );
}
