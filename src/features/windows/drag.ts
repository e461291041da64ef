import type { PointerEvent as ReactPointerEvent } from 'react';

/** Under this width windows are sheets, which are not dragged. */
const SHEETS = '(max-width: 639px)';
export const isSheet = (): boolean => matchMedia(SHEETS).matches;

/**
 * Follows the pointer from a press on a handle until it is let go; the handle keeps it also where it
 * leaves the window. `onMove` gets the way from the press on, in CSS pixels.
 */
export function followPointer(event: ReactPointerEvent, onMove: (dx: number, dy: number) => void): void {
  const { button, clientX, clientY, pointerId, currentTarget: handle } = event;
  if (button !== 0 || isSheet()) return;
  handle.setPointerCapture(pointerId);
  const follow = (moved: Event) => {
    const { clientX: x, clientY: y } = moved as PointerEvent;
    onMove(x - clientX, y - clientY);
  };
  const stop = () => {
    handle.removeEventListener('pointermove', follow);
    handle.removeEventListener('lostpointercapture', stop);
  };
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('lostpointercapture', stop);
}
