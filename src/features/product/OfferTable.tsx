import type { Product } from '#contract/product.ts';
import { OfferLink } from './OfferLink.tsx';
import { offerText } from './offer-text.ts';
import type { ProductKit } from './product-kit.ts';

interface Props {
  /** As the catalogue orders them, the best first. */
  offers: readonly Product[];
  kit: ProductKit;
}

/** What every shop asks, with delivery, stock and the day it was checked; stacked on narrow screens. */
export function OfferTable({ offers, kit }: Props) {
  const { details, product } = kit.messages;
  return (
    <table className="offers">
      <thead>
        <tr>
          <th scope="col">{product.shop}</th>
          <th scope="col">{details.price}</th>
          <th scope="col">{details.delivery}</th>
          <th scope="col">{details.stock}</th>
          <th scope="col">
            <span className="visually-hidden">{details.goTo}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {offers.map((offer, at) => (
          <OfferRow key={offer.id_c10} offer={offer} best={at === 0 && offer.in_stock} kit={kit} />
        ))}
      </tbody>
    </table>
  );
}

function OfferRow({ offer, best, kit }: { offer: Product; best: boolean; kit: ProductKit }) {
  const { card, product } = kit.messages;
  const text = offerText(offer, kit.messages, kit);
  return (
    <tr className={best ? 'best' : undefined}>
      <th scope="row">
        <span className="offer-shop">{text.shop}</span>
        {best && <span className="badge off">{product.bestOffer}</span>}
        {text.condition && <span className="badge">{text.condition}</span>}
      </th>
      <td className="offer-price">
        <data value={offer.search_price}>{text.price}</data>
      </td>
      <td className="offer-delivery">
        {text.delivery}
        {text.total && <small>{text.total}</small>}
      </td>
      <td className="offer-stock">
        <span className={offer.in_stock ? 'good' : 'bad'}>{text.stock}</span>
        {text.checked && <small className={text.stale ? 'warn' : undefined}>{text.checked}</small>}
      </td>
      <td className="offer-go">
        <OfferLink
          id={offer.id_c10}
          href={offer.aw_deep_link}
          className={best ? 'button primary' : 'button'}
          kit={kit}
          label={text.link}
        >
          {card.viewOffer}
        </OfferLink>
      </td>
    </tr>
  );
}
