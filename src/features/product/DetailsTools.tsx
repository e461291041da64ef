import type { CardFacts } from './card-text.ts';
import { closeDetails } from './details-history.ts';
import { HeartButton } from './HeartButton.tsx';
import type { ProductKit } from './product-kit.ts';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  id: string;
  facts: CardFacts | undefined;
  kit: ProductKit;
}

/** Share, open in a window, keep, close. */
export function DetailsTools({ id, facts, kit }: Props) {
  const { card, product } = kit.messages;
  const name = facts?.c10_product_name ?? '';
  return (
    <p className="details-tools">
      <ShareButton id={id} name={name} kit={kit} />
      {facts && (
        <>
          <button
            type="button"
            className="icon-button"
            data-open-window={id}
            aria-label={card.openWindow}
            data-tooltip={card.openWindow}
          >
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 9h10v10H4zM9 9V5h11v10h-6" />
            </svg>
          </button>
          <HeartButton id={id} facts={facts} kit={kit} />
        </>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={product.closeDetails}
        data-tooltip={product.closeDetails}
        onClick={closeDetails}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </p>
  );
}
