import { useStore } from '@nanostores/react';
import { format } from '#i18n/format.ts';
import { $favourites, isFavourite, toFavourite, toggleFavourite } from '../favourites/favourites.store.ts';
import type { CardFacts } from './card-text.ts';
import { closeDetails } from './details-history.ts';
import type { ProductKit } from './product-kit.ts';
import { ShareButton } from './ShareButton.tsx';

interface Props {
  id: string;
  facts: CardFacts | undefined;
  kit: ProductKit;
}

/** Share, open in a window, keep, close. */
export function DetailsTools({ id, facts, kit }: Props) {
  const { card, favourites, product } = kit.messages;
  const kept = isFavourite(useStore($favourites), id);
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
          <button
            type="button"
            className="heart"
            aria-pressed={kept}
            aria-label={format(favourites.addNamed, { name }, kit.locale)}
            data-tooltip={kept ? favourites.remove : favourites.add}
            onClick={() => toggleFavourite(toFavourite({ ...facts, id_c10: id }))}
          >
            <svg className="icon" aria-hidden="true">
              <use href="#i-heart" />
            </svg>
          </button>
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
