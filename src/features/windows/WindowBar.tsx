import type { KeyboardEvent } from 'react';
import type { Product } from '#contract/product.ts';
import type { WindowData } from './window-data.ts';

interface Props {
  product: Product;
  messages: WindowData['messages'];
  maximised: boolean;
  favourite: boolean;
  onKeys: (event: KeyboardEvent) => void;
  onFavourite: () => void;
  onMaximise: () => void;
  onClose: () => void;
}

/** The title bar: the name moves the window by pointer or arrow keys, the buttons do the rest. */
export function WindowBar({ product, messages, maximised, favourite, ...on }: Props) {
  const { windows, favourites } = messages;
  return (
    <div className="window-bar">
      {/* biome-ignore lint/a11y/useSemanticElements: a handle that is dragged and moved by arrow keys, no set of fields */}
      <div
        className="window-title"
        role="group"
        aria-label={`${product.c10_product_name}. ${windows.keys}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move and resize the window from here
        tabIndex={0}
        title={windows.keys}
        onKeyDown={on.onKeys}
      >
        <span>{product.c10_product_name}</span>
      </div>
      <button
        type="button"
        className="heart"
        aria-pressed={favourite}
        aria-label={favourites.add}
        title={favourite ? favourites.remove : favourites.add}
        onClick={on.onFavourite}
      >
        <svg className="icon" aria-hidden="true">
          <use href="#i-heart" />
        </svg>
      </button>
      <button
        type="button"
        className="window-button window-maximise"
        aria-label={maximised ? windows.restore : windows.maximise}
        title={maximised ? windows.restore : windows.maximise}
        onClick={on.onMaximise}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={maximised ? 'M8 8h11v11H8zM5 15V5h10' : 'M5 5h14v14H5z'} />
        </svg>
      </button>
      <button
        type="button"
        className="window-button"
        aria-label={windows.close}
        title={windows.close}
        onClick={on.onClose}
      >
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  );
}
