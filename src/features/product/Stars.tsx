import { format } from '#i18n/format.ts';
import { ratingText } from './card-text.ts';
import type { ProductKit } from './product-kit.ts';

/** A score with its stars and the words that say who made it. */
export function Stars({ score, kit }: { score: number; kit: ProductKit }) {
  const { rating } = kit.messages;
  const text = ratingText(score, kit.locale);
  return (
    <span className="details-score">
      <span className={`stars s${Math.floor(score * 2)}`} aria-hidden="true" />
      <span className="visually-hidden">{format(rating.value, { rating: text }, kit.locale)}</span>
      <b aria-hidden="true">{text}</b>
      <span>{rating.label}</span>
    </span>
  );
}
