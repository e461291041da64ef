export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
type Size = Pick<Box, 'width' | 'height'>;

/** Pixels between a tooltip and its element, and between a tooltip and the edge of the view. */
const GAP = 6;
const EDGE = 8;

/** Where a tooltip stands: in the middle above its element, below it where there is no room, always in view. */
export function placeTip(target: Box, tip: Size, view: Size): { left: number; top: number } {
  const middle = target.left + (target.width - tip.width) / 2;
  const above = target.top - GAP - tip.height;
  return {
    left: Math.round(Math.max(EDGE, Math.min(middle, view.width - tip.width - EDGE))),
    top: Math.round(above >= EDGE ? above : target.top + target.height + GAP),
  };
}
