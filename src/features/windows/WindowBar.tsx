import { type KeyboardEvent, useState } from 'react';
import { pictureSource } from '#lib/pictures.ts';
import type { CardFacts } from '../product/card-text.ts';
import { HeartButton } from '../product/HeartButton.tsx';
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
  const { windows, details } = kit.messages;
  const { id, maximised } = state;
  const [moving, setMoving] = useState(false);
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
        <HeartButton id={id} facts={facts} kit={kit} />
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
