import type { ProductKit } from '../product/product-kit.ts';
import { BarButton } from './BarButton.tsx';
import { moveWindow, resizeWindow } from './windows.store.ts';
import type { WindowState } from './windows.ts';

/** Pixels a press moves or resizes by. */
const STEP = 40;

/** Moving and resizing without dragging or keys (WCAG 2.5.7). */
export function WindowMoves({ state, kit }: { state: WindowState; kit: ProductKit }) {
  const { moving } = kit.messages.details;
  const { id, width, height } = state;
  const grow = (dx: number, dy: number) => resizeWindow(id, { width: width + dx, height: height + dy });
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons, no fields
    <div className="window-moves" role="group" aria-label={moving.title}>
      <BarButton name={moving.left} path="m14 6-6 6 6 6" onPress={() => moveWindow(id, -STEP, 0)} />
      <BarButton name={moving.up} path="m6 14 6-6 6 6" onPress={() => moveWindow(id, 0, -STEP)} />
      <BarButton name={moving.down} path="m6 10 6 6 6-6" onPress={() => moveWindow(id, 0, STEP)} />
      <BarButton name={moving.right} path="m10 6 6 6-6 6" onPress={() => moveWindow(id, STEP, 0)} />
      <BarButton
        name={moving.narrower}
        path="M3 12h6m-3-3 3 3-3 3m15-3h-6m3-3-3 3 3 3"
        onPress={() => grow(-STEP, 0)}
      />
      <BarButton
        name={moving.wider}
        path="M3 12h7M6 9l-3 3 3 3m15-3h-7m4-3 3 3-3 3"
        onPress={() => grow(STEP, 0)}
      />
      <BarButton
        name={moving.shorter}
        path="M12 3v6M9 6l3 3 3-3m-3 15v-6m-3 3 3-3 3 3"
        onPress={() => grow(0, -STEP)}
      />
      <BarButton
        name={moving.taller}
        path="M12 3v7M9 6l3-3 3 3m-3 15v-7m-3 4 3 3 3-3"
        onPress={() => grow(0, STEP)}
      />
    </div>
  );
}
