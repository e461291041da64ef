import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import { format } from '#i18n/format.ts';
import { pictureSource } from '#lib/pictures.ts';
import { $favourites, isFavourite, toFavourite, toggleFavourite } from '../favourites/favourites.store.ts';
import type { CardFacts } from '../product/card-text.ts';
import type { ProductKit } from '../product/product-kit.ts';
import { BarButton } from './BarButton.tsx';
import { WindowMoves } from './WindowMoves.tsx';
import { closeWindow, toggleWindow } from './windows.store.ts';
import type { WindowState } from './windows.ts';

interface Props {
  state: WindowState;
  facts: CardFacts | undefined;
  kit: ProductKit;
  onKeys: (event: KeyboardEvent) => void;
}

/** The title bar: it moves the window by pointer or arrow keys, its buttons do the rest. */
export function WindowBar({ state, facts, kit, onKeys }: Props) {
  const { windows, favourites, details } = kit.messages;
  const { id, maximised } = state;
  const [moving, setMoving] = useState(false);
  const kept = isFavourite(useStore($favourites), id);
  const name = facts?.c10_product_name ?? '';
  return (
    <>
      <div className="window-bar">
        {/* biome-ignore lint/a11y/useSemanticElements: a handle that is dragged and moved by arrow keys, no set of fields */}
        <div
          className="window-title"
          role="group"
          aria-label={`${name}. ${windows.keys}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and resize the window from here
          tabIndex={0}
          title={name}
          onKeyDown={onKeys}
          onDoubleClick={() => toggleWindow(id)}
        >
          {facts && (
            <img
              src={pictureSource(facts.merchant_image_url, facts.subcategory_slug).src}
              alt=""
              draggable={false}
            />
          )}
          <span>{name}</span>
        </div>
        <button
          type="button"
          className="heart"
          aria-pressed={kept}
          aria-label={format(favourites.addNamed, { name }, kit.locale)}
          data-tooltip={kept ? favourites.remove : favourites.add}
          disabled={!facts}
          onClick={() => facts && toggleFavourite(toFavourite({ ...facts, id_c10: id }))}
        >
          <svg className="icon" aria-hidden="true">
            <use href="#i-heart" />
          </svg>
        </button>
        {!maximised && (
          <BarButton
            name={details.moving.title}
            className="window-moving"
            expanded={moving}
            path="M12 4v16M4 12h16M12 4l-2 2m2-2 2 2m-2 14-2-2m2 2 2-2M4 12l2-2m-2 2 2 2m14-2-2-2m2 2-2 2"
            onPress={() => setMoving(!moving)}
          />
        )}
        <BarButton
          name={maximised ? windows.restore : windows.maximise}
          path={maximised ? 'M8 8h11v11H8zM5 15V5h10' : 'M5 5h14v14H5z'}
          onPress={() => toggleWindow(id)}
        />
        <BarButton name={windows.close} path="m6 6 12 12M18 6 6 18" onPress={() => closeWindow(id)} />
      </div>
      {moving && !maximised && <WindowMoves state={state} kit={kit} />}
    </>
  );
}
