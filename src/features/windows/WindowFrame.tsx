import { useStore } from '@nanostores/react';
import interact from 'interactjs';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Product } from '#contract/product.ts';
import { format } from '#i18n/format.ts';
import { $favourites, isFavourite, toFavourite, toggleFavourite } from '../favourites/favourites.store.ts';
import { WindowBar } from './WindowBar.tsx';
import { WindowContent } from './WindowContent.tsx';
import type { WindowData } from './window-data.ts';
import { closeWindow, moveWindow, raiseWindow, resizeWindow, toggleWindow } from './windows.store.ts';
import { MAX_WIDTH, MIN_HEIGHT, MIN_WIDTH, type WindowState } from './windows.ts';

interface Props {
  state: WindowState;
  product: Product;
  data: WindowData;
}

const KEY_STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** A product's window: moved and resized by pointer or keys, under 640 px a sheet (by its styles). */
export function WindowFrame({ state, product, data }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { id, maximised } = state;
  const favourites = useStore($favourites);

  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('.window-title')?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    const element = frame.current;
    if (!element || maximised) return;
    const handle = interact(element)
      .draggable({ allowFrom: '.window-title', listeners: { move: ({ dx, dy }) => moveWindow(id, dx, dy) } })
      .resizable({
        edges: { left: true, right: true, top: true, bottom: true },
        margin: 6,
        listeners: {
          move: ({ rect, deltaRect }) => {
            resizeWindow(id, rect);
            moveWindow(id, deltaRect.left, deltaRect.top);
          },
        },
        modifiers: [
          interact.modifiers.restrictSize({
            min: { width: MIN_WIDTH, height: MIN_HEIGHT },
            max: { width: MAX_WIDTH, height: innerHeight * 0.8 },
          }),
        ],
      });
    return () => handle.unset();
  }, [id, maximised]);

  const onBarKeys = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const [dx, dy] = step;
    if (event.shiftKey) resizeWindow(id, { width: state.width + dx, height: state.height + dy });
    else moveWindow(id, dx, dy);
  };

  return (
    <div
      ref={frame}
      className={maximised ? 'window maximised' : 'window'}
      role="dialog"
      aria-label={format(data.messages.windows.label, { name: product.c10_product_name }, data.locale)}
      style={placeOf(state)}
      onPointerDownCapture={() => raiseWindow(id)}
      onFocusCapture={() => raiseWindow(id)}
      onKeyDown={(event) => event.key === 'Escape' && closeWindow(id)}
    >
      <WindowBar
        product={product}
        messages={data.messages}
        maximised={maximised}
        favourite={isFavourite(favourites, id)}
        onKeys={onBarKeys}
        onFavourite={() => toggleFavourite(toFavourite(product))}
        onMaximise={() => toggleWindow(id)}
        onClose={() => closeWindow(id)}
      />
      <WindowContent product={product} data={data} />
    </div>
  );
}

/** The place as custom properties, so that sheets and maximised windows can leave them aside. */
const placeOf = ({ x, y, width, height, z }: WindowState) =>
  ({
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--w': `${width}px`,
    '--h': `${height}px`,
    '--z': z,
  }) as CSSProperties;
