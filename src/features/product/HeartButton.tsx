import { useStore } from '@nanostores/react';
import { format } from '#i18n/format.ts';
import { $favouriteIds, toggleHeart, warmHeart } from '../favourites/hearts.store.ts';
import type { CardFacts } from './card-text.ts';
import type { ProductKit } from './product-kit.ts';

interface Props {
  id: string;
  /** Nothing can be kept of which nothing is known. */
  facts: CardFacts | undefined;
  kit: ProductKit;
}

/** Keeps a product among the favourites, in step with every other heart. */
export function HeartButton({ id, facts, kit }: Props) {
  const { favourites } = kit.messages;
  const kept = useStore($favouriteIds).includes(id);
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={kept}
      aria-label={format(favourites.addNamed, { name: facts?.c10_product_name ?? '' }, kit.locale)}
      data-tooltip={kept ? favourites.remove : favourites.add}
      disabled={!facts}
      onPointerEnter={warmHeart}
      onFocus={warmHeart}
      onClick={() => facts && void toggleHeart({ ...facts, id_c10: id })}
    >
      <svg className="icon" aria-hidden="true">
        <use href="#i-heart" />
      </svg>
    </button>
  );
}
