/** Figures of the specification, section 2; lengths in CSS pixels. */
export const START = 100;
export const OFFSET = 30;
export const BASE_Z = 1000;
export const MIN_WIDTH = 320;
export const MIN_HEIGHT = 200;
export const MAX_WIDTH = 600;
const MAX_HEIGHT_SHARE = 0.8;
const START_WIDTH = 420;
const START_HEIGHT = 520;

export interface WindowState {
  /** The product's id: a product has one window at most. */
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  z: number;
  maximised: boolean;
}
export type Windows = readonly WindowState[];

export interface Viewport {
  width: number;
  height: number;
}

export interface Box extends Viewport {
  x: number;
  y: number;
}

/** The sides and corners by which a window is resized, named as on a compass. */
export const EDGES = ['n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'] as const;
export type Edge = (typeof EDGES)[number];

/**
 * Opens a product's window over the others, offset from the last one; at the top again where it would not be whole on the
 * screen, at the first place again where it would leave it to the right. An open one is only raised.
 */
export function open(windows: Windows, id: string, viewport: Viewport): Windows {
  if (windows.some((one) => one.id === id)) return raise(windows, id);
  const last = windows.at(-1);
  const size = limitSize({ width: START_WIDTH, height: START_HEIGHT }, viewport);
  const step = last ? { x: last.x + OFFSET, y: last.y + OFFSET } : { x: START, y: START };
  const fitsAcross = step.x + size.width <= viewport.width;
  const fitsDown = step.y + size.height <= viewport.height;
  const at = { x: fitsAcross ? step.x : START, y: fitsAcross && fitsDown ? step.y : START };
  return [
    ...windows,
    {
      id,
      ...limitPlace({ ...at, width: size.width }, viewport),
      ...size,
      z: topZ(windows) + 1,
      maximised: false,
    },
  ];
}

/** Puts a window over the others; the order in the list stays the order of opening. */
export function raise(windows: Windows, id: string): Windows {
  const top = topZ(windows);
  return update(windows, id, (one) => (one.z === top ? one : { ...one, z: top + 1 }));
}

export const close = (windows: Windows, id: string): Windows => windows.filter((one) => one.id !== id);

/** Fills the screen, or goes back to where and how large it was. */
export const toggleMaximised = (windows: Windows, id: string): Windows =>
  update(windows, id, (one) => ({ ...one, maximised: !one.maximised }));

/** Moves a window; its title bar stays within reach. A maximised one does not move. */
export const move = (windows: Windows, id: string, dx: number, dy: number, viewport: Viewport): Windows =>
  update(windows, id, (one) =>
    one.maximised ? one : { ...one, ...limitPlace({ ...one, x: one.x + dx, y: one.y + dy }, viewport) },
  );

/** Gives a window a size within the limits. A maximised one keeps its own. */
export const resize = (windows: Windows, id: string, size: Viewport, viewport: Viewport): Windows =>
  update(windows, id, (one) => (one.maximised ? one : { ...one, ...limitSize(size, viewport, one.x) }));

/** Puts a window's upper left corner somewhere; its title bar stays within reach. */
export const place = (
  windows: Windows,
  id: string,
  at: { x: number; y: number },
  viewport: Viewport,
): Windows =>
  update(windows, id, (one) =>
    one.maximised ? one : { ...one, ...limitPlace({ ...one, ...at }, viewport) },
  );

/**
 * Pulls an edge or corner away from where it was when the pull began; the opposite one stays where it
 * is. A maximised window keeps its size.
 */
export function pull(
  windows: Windows,
  id: string,
  { edge, from, dx, dy }: { edge: Edge; from: Box; dx: number; dy: number },
  viewport: Viewport,
): Windows {
  const [west, north] = [edge.includes('w'), edge.includes('n')];
  const across = west ? -Math.max(dx, -from.x) : edge.includes('e') ? dx : 0;
  const down = north ? -Math.max(dy, -from.y) : edge.includes('s') ? dy : 0;
  const wanted = { width: from.width + across, height: from.height + down };
  const size = limitSize(wanted, viewport, west ? 0 : from.x);
  const x = west ? from.x + from.width - size.width : from.x;
  const y = north ? from.y + from.height - size.height : from.y;
  return update(windows, id, (one) => (one.maximised ? one : { ...one, ...size, x, y }));
}

/** The windows as they fit a screen, which may have become smaller since they were placed. */
export const within = (windows: Windows, viewport: Viewport): Windows =>
  windows.map((one) => {
    const size = limitSize(one, viewport);
    return { ...one, ...size, ...limitPlace({ ...one, ...size }, viewport) };
  });

/** @param x where the window begins, so that the buttons at the end of its title bar stay within reach */
function limitSize({ width, height }: Viewport, viewport: Viewport, x = 0): Viewport {
  return {
    width: clamp(Math.round(width), MIN_WIDTH, Math.min(MAX_WIDTH, viewport.width - x)),
    height: clamp(Math.round(height), MIN_HEIGHT, Math.round(viewport.height * MAX_HEIGHT_SHARE)),
  };
}

function limitPlace({ x, y, width }: Pick<Box, 'x' | 'y' | 'width'>, viewport: Viewport) {
  return {
    x: clamp(Math.round(x), 0, Math.max(0, viewport.width - width)),
    y: clamp(Math.round(y), 0, Math.max(0, viewport.height - MIN_HEIGHT)),
  };
}

function update(windows: Windows, id: string, change: (one: WindowState) => WindowState): Windows {
  return windows.map((one) => (one.id === id ? change(one) : one));
}

const topZ = (windows: Windows): number => Math.max(BASE_Z - 1, ...windows.map(({ z }) => z));
const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, Math.max(low, high)));
