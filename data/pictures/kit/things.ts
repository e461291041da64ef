import { darker, GLASS, lighter, type Palette, RUBBER, STEEL, WHITE } from './colour.ts';
import { ball, drop, face, shine, tube } from './fills.ts';
import { disc, line, many, oval, pair, panel, rect, ring, shape, turn, within } from './shapes.ts';

/** A block seen from the front, a little from above and from the right. */
export const block = (x: number, y: number, w: number, h: number, dx: number, dy: number, colour: string) =>
  shape(`M${x} ${y}l${dx} ${-dy}h${w}l${-dx} ${dy}z`, lighter(colour, 0.34)) +
  shape(`M${x + w} ${y}l${dx} ${-dy}v${h}l${-dx} ${dy}z`, darker(colour, 0.3)) +
  rect(x, y, w, h, 3, face(colour));

/** A wheel with tyre, rim and hub. */
export const wheel = (x: number, y: number, r: number, hub: string = STEEL) =>
  disc(x, y, r, face(RUBBER)) + disc(x, y, r * 0.56, face(hub)) + disc(x, y, r * 0.2, darker(hub, 0.35));

/** A bicycle or pushchair wheel with spokes. */
export const spokedWheel = (x: number, y: number, r: number, spokes: number) =>
  many(spokes, (i) => {
    const a = (i * 2 * Math.PI) / spokes;
    return line(
      `M${x} ${y}L${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`,
      '#aeb6c2',
      1.6,
    );
  }) +
  ring(x, y, r, RUBBER, r * 0.13) +
  ring(x, y, r * 0.9, STEEL, r * 0.05) +
  disc(x, y, r * 0.12, RUBBER);

/** A screen shows colours even where the product is graphite. */
const DUSK = { soft: '#f0b9a0', main: '#7d6aa6', deep: '#434a80', accent: '#f6d27a' };

/** A landscape for screens and frames: sky, sun and two hills. */
export const view = (x: number, y: number, w: number, h: number, r: number, palette: Palette) => {
  const p = palette.number === 1 ? DUSK : palette;
  return within(
    panel(x, y, w, h, r),
    rect(x, y, w, h, 0, drop(p.soft)),
    disc(x + w * 0.7, y + h * 0.32, h * 0.14, lighter(p.accent, 0.3)),
    shape(
      `M${x} ${y + h * 0.72}Q${x + w * 0.28} ${y + h * 0.3} ${x + w * 0.62} ${y + h * 0.74}T${x + w} ${y + h * 0.6}V${y + h}H${x}z`,
      p.main,
    ),
    shape(
      `M${x} ${y + h * 0.9}Q${x + w * 0.4} ${y + h * 0.62} ${x + w} ${y + h * 0.88}V${y + h}H${x}z`,
      p.deep,
    ),
    shape(`M${x} ${y}h${w * 0.52}L${x + w * 0.2} ${y + h}H${x}z`, shine('#ffffff')),
  );
};

/** Two wings of paper or leaves on a stem that grows from (x, y) upward. */
export const leaf = (x: number, y: number, length: number, angle: number, colour: string) =>
  turn(
    angle,
    x,
    y,
    shape(
      `M${x} ${y}q${-length * 0.34} ${-length * 0.5} 0 ${-length}q${length * 0.34} ${length * 0.5} 0 ${length}z`,
      face(colour),
    ),
    line(`M${x} ${y}v${-length * 0.8}`, darker(colour, 0.22), 1.6),
  );

/** The outline of an upright hanger at (x, y), the tip of its hook. */
export const hanger = (x: number, y: number, reach: number) =>
  line(`M${x - 8} ${y + 8}q0 -14 10 -13q11 2 7 13q-9 6 -9 18`, '#8d95a2', 4) +
  line(`M${x - reach} ${y + 52}L${x} ${y + 26}L${x + reach} ${y + 52}`, '#a97745', 9);

/** A wine glass standing at (x, y) with wine of a colour. */
export const wineGlass = (x: number, y: number, wine: string) =>
  oval(x, y - 2, 34, 6, '#b9cbd8') +
  oval(x, y - 4, 32, 5, lighter(GLASS, 0.4)) +
  rect(x - 3, y - 80, 6, 76, 3, tube('#b9cfdc')) +
  shape(`M${x - 38} ${y - 172}c-10 56 6 92 38 96c32 -4 48 -40 38 -96z`, '#dcebf3') +
  shape(`M${x - 42} ${y - 130}c0 32 16 46 42 49c26 -3 42 -17 42 -49z`, drop(wine)) +
  oval(x, y - 130, 42, 7, lighter(wine, 0.22)) +
  line(`M${x - 31} ${y - 162}q-6 30 2 54`, '#ffffff', 5);

/** A folding of light on a tall body. */
export const gleam = (x: number, y: number, h: number, w = 6) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w / 2}" fill="#ffffff" opacity=".5"/>`;

/** A round loudspeaker driver. */
export const driver = (x: number, y: number, r: number, colour: string) =>
  disc(x, y, r, face('#b5bcc7')) +
  disc(x, y, r * 0.88, '#20252e') +
  disc(x, y, r * 0.76, ball(colour)) +
  disc(x, y, r * 0.28, ball('#333a46'));

/** Abstract rows of writing. */
export const rows = (
  x: number,
  y: number,
  widths: readonly number[],
  gap: number,
  colour: string,
  height = 5,
) => widths.map((width, i) => rect(x, y + i * gap, width, height, height / 2, colour)).join('');

/** A satin bow with its knot at (x, y). */
export const bow = (x: number, y: number, size: number, colour: string) =>
  pair(
    x,
    shape(
      `M${x} ${y}q${size * 0.1} ${size * 0.6} ${size * 0.55} ${size * 0.95}l${-size * 0.3} ${size * 0.04}z`,
      darker(colour, 0.22),
    ),
    shape(
      `M${x} ${y}C${x + size * 0.3} ${y - size * 0.8} ${x + size} ${y - size * 0.7} ${x + size} ${y - size * 0.1}C${x + size} ${y + size * 0.4} ${x + size * 0.4} ${y + size * 0.3} ${x} ${y}z`,
      face(colour),
    ),
  ) + disc(x, y, size * 0.2, ball(colour));

/** A push-in knob with a mark. */
export const knob = (x: number, y: number, r: number, colour: string = WHITE) =>
  disc(x, y, r, ball(colour)) + line(`M${x} ${y - r * 0.65}v${r * 0.5}`, '#59616e', Math.max(2, r * 0.18));

/** A lying shine over a glass pane. */
export const pane = (x: number, y: number, w: number, h: number) =>
  shape(`M${x} ${y}h${w * 0.55}l${-w * 0.35} ${h}h${-w * 0.2}z`, shine('#ffffff'));
