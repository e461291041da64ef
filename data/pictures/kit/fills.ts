import { darker, lighter } from './colour.ts';

/*
 * A fill names its gradient by kind and colour, so that drawings stay plain strings;
 * `gradients` writes the definitions a finished drawing refers to. Light comes from the upper left.
 */
const fill = (kind: string) => (colour: string) => `url(#${kind}-${colour.slice(1)})`;

/** A flat face turned to the viewer. */
export const face = fill('face');
/** An upright round body: bottle, tin, leg. */
export const tube = fill('tube');
/** A lying round body, or a face lit from above. */
export const drop = fill('drop');
/** A ball, button or cushion. */
export const ball = fill('ball');
/** A soft light that fades to nothing. */
export const glow = fill('glow');
/** Light that grows from left to right. */
export const beam = fill('beam');
/** A shine that fades from the upper left. */
export const shine = fill('shine');

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

const linear = (id: string, ends: string, list: readonly Stop[]) =>
  `<linearGradient id="${id}" ${ends}>${stops(list)}</linearGradient>`;
const radial = (id: string, place: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}" ${place}>${stops(list)}</radialGradient>`;

const DIAGONAL = 'x1="0" y1="0" x2="1" y2="1"';
const ACROSS = 'x1="0" y1="0" x2="1" y2="0"';
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';

const makers: Record<string, (id: string, colour: string) => string> = {
  face: (id, colour) =>
    linear(id, DIAGONAL, [
      [0, lighter(colour, 0.2)],
      [0.55, colour],
      [1, darker(colour, 0.16)],
    ]),
  tube: (id, colour) =>
    linear(id, ACROSS, [
      [0, lighter(colour, 0.08)],
      [0.26, lighter(colour, 0.3)],
      [0.58, colour],
      [1, darker(colour, 0.3)],
    ]),
  drop: (id, colour) =>
    linear(id, DOWN, [
      [0, lighter(colour, 0.24)],
      [0.5, colour],
      [1, darker(colour, 0.24)],
    ]),
  ball: (id, colour) =>
    radial(id, 'cx="0.36" cy="0.3" r="0.8"', [
      [0, lighter(colour, 0.36)],
      [0.5, colour],
      [1, darker(colour, 0.3)],
    ]),
  glow: (id, colour) =>
    radial(id, 'cx="0.5" cy="0.5" r="0.5"', [
      [0, colour, 0.75],
      [0.45, colour, 0.3],
      [1, colour, 0],
    ]),
  beam: (id, colour) =>
    linear(id, ACROSS, [
      [0, colour, 0],
      [1, colour, 0.85],
    ]),
  shine: (id, colour) =>
    linear(id, DIAGONAL, [
      [0, colour, 0.6],
      [0.6, colour, 0],
    ]),
};

/** The definitions of every gradient that `svg` refers to. */
export function gradients(svg: string): string {
  const names = new Set(Array.from(svg.matchAll(/url\(#([a-z]+-[0-9a-f]{6})\)/g), (found) => found[1] ?? ''));
  return [...names]
    .sort()
    .map((id) => {
      const [kind = '', hex = ''] = id.split('-');
      return makers[kind]?.(id, `#${hex}`) ?? '';
    })
    .join('');
}
