import { useStore } from '@nanostores/react';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import { format } from '#i18n/format.ts';
import type { ProductKit } from '../product/product-kit.ts';
import { WindowBar } from './WindowBar.tsx';
import { WindowContent } from './WindowContent.tsx';
import { $facts, $products, closeWindow, moveWindow, raiseWindow, resizeWindow } from './windows.store.ts';
import { EDGES, type WindowState } from './windows.ts';

interface Props {
  state: WindowState;
  /** How many windows are over it. */
  behind: number;
  kit: ProductKit;
  /** Takes the focus when it comes: not where the page before left it open. */
  focus: boolean;
}

const KEY_STEP = 10;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** A product's window: moved and resized by pointer, keys or buttons; under 640 px a sheet (by its styles). */
export function WindowFrame({ state, behind, kit, focus }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { id, maximised, width, height } = state;
  const answer = useStore($products, { keys: [id] })[id];
  const known = useStore($facts, { keys: [id] })[id];
  const facts = typeof answer === 'object' ? answer : known;
  const name = facts?.c10_product_name ?? '';

  useEffect(() => {
    if (focus) frame.current?.querySelector<HTMLElement>('.window-title')?.focus({ preventScroll: true });
  }, [focus]);

  const onBarKeys = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    const [dx, dy] = step;
    if (event.shiftKey) resizeWindow(id, { width: width + dx, height: height + dy });
    else moveWindow(id, dx, dy);
  };

  return (
    <div
      ref={frame}
      data-window={id}
      className={maximised ? 'window maximised' : 'window'}
      role="dialog"
      aria-label={format(kit.messages.windows.label, { name }, kit.locale)}
      style={placeOf(state, behind)}
      onPointerDownCapture={() => raiseWindow(id)}
      onFocusCapture={() => raiseWindow(id)}
      onKeyDown={(event) => event.key === 'Escape' && closeWindow(id)}
    >
      <WindowBar state={state} facts={facts} kit={kit} onKeys={onBarKeys} />
      <WindowContent id={id} facts={facts} answer={answer} kit={kit} />
      {!maximised && EDGES.map((edge) => <span key={edge} className={`edge ${edge}`} data-edge={edge} />)}
    </div>
  );
}

/** The place as custom properties, so that sheets and maximised windows can leave them aside. */
const placeOf = ({ x, y, width, height, z }: WindowState, behind: number) =>
  ({
    '--behind': behind,
    '--x': `${x}px`,
    '--y': `${y}px`,
    '--w': `${width}px`,
    '--h': `${height}px`,
    '--z': z,
  }) as CSSProperties;
