import { CREAM, darker, INK, LEAF, lighter, PAPER, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, glow, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, rect, ring, shape, turn } from '../kit/shapes.ts';
import { gleam, leaf, view } from '../kit/things.ts';

const rugs: Draw = (p) => [
  floor(200, 160, 322),
  many(17, (i) => line(`M${34 + i * 20.8} 304l-2 18`, CREAM, 4)),
  many(13, (i) => line(`M${98 + i * 17} 130v-13`, CREAM, 3)),
  shape('M96 128h208l66 178H30z', drop(p.main)),
  shape('M107 140h186l52 154H55z', p.soft),
  shape('M113 147h174l48 140H65z', drop(p.main)),
  shape('M200 152l62 58l-62 68l-62 -68z', p.soft),
  shape('M200 168l42 42l-42 50l-42 -50z', p.accent),
  shape('M200 186l22 24l-22 28l-22 -28z', p.deep),
  shape(
    'M126 158l24 12l-32 34zM274 158l-24 12l32 34zM84 274l20 -50l34 46zM316 274l-20 -50l-34 46z',
    p.accent,
  ),
];

const wallArt: Draw = (p) => [
  rect(70, 64, 196, 250, 4, '#c5cad3'),
  rect(60, 54, 196, 250, 4, face(WOOD)),
  rect(72, 66, 172, 226, 2, face(WHITE)),
  view(94, 90, 128, 178, 2, p),
  rect(280, 70, 82, 106, 3, '#c5cad3'),
  rect(274, 64, 82, 106, 3, face(INK)),
  rect(282, 72, 66, 90, 1, face(PAPER)),
  leaf(315, 150, 56, 0, p.main),
  leaf(315, 148, 40, 44, p.main),
  leaf(315, 148, 40, -44, p.main),
  rect(280, 198, 82, 106, 3, '#c5cad3'),
  rect(274, 192, 82, 106, 3, face(WOOD)),
  rect(282, 200, 66, 90, 1, face(p.pale)),
  disc(315, 236, 19, p.accent),
  shape('M290 268q26 -34 50 0z', p.deep),
];

const vases: Draw = (p) => [
  floor(200, 96),
  line('M196 196Q190 120 150 66M200 196Q204 110 214 50M206 196Q220 130 268 92', darker(LEAF, 0.25), 4),
  leaf(178, 118, 60, -64, LEAF),
  leaf(166, 92, 54, 20, LEAF),
  leaf(150, 66, 42, -38, LEAF),
  leaf(206, 108, 54, -30, LEAF),
  leaf(210, 92, 56, 46, LEAF),
  leaf(214, 54, 40, 6, LEAF),
  leaf(232, 132, 62, 74, LEAF),
  leaf(248, 110, 48, 10, LEAF),
  leaf(268, 92, 40, 52, LEAF),
  shape('M164 178h72q-4 30 30 62q34 66 -26 98h-80q-60 -32 -26 -98q34 -32 30 -62z', tube(p.main)),
  oval(200, 178, 37, 8, darker(p.main, 0.45)),
  line('M128 262q72 18 144 0M122 282q78 20 156 0', p.accent, 5),
  gleam(148, 250, 60, 8),
];

const candles: Draw = (p) => [
  floor(200, 140),
  oval(144, 124, 80, 96, glow('#ffd98c')),
  shape('M144 84q34 44 14 66q-14 12 -28 0q-18 -24 14 -66z', drop('#ffb23e')),
  shape('M144 116q14 20 6 32q-6 6 -12 0q-8 -12 6 -32z', '#fff2c4'),
  line('M144 148v28', INK, 4),
  shape('M78 176h132v146q0 16 -16 16H94q-16 0 -16 -16z', tube(p.main)),
  oval(144, 176, 66, 14, lighter(p.main, 0.4)),
  oval(144, 178, 56, 10, '#fbeccd'),
  rect(98, 226, 92, 74, 6, face(PAPER)),
  leaf(144, 286, 44, 0, p.main),
  leaf(144, 286, 32, 46, p.main),
  leaf(144, 286, 32, -46, p.main),
  line('M272 220L240 74M282 220L286 60M290 220L330 82', '#a97745', 5),
  shape('M262 214h42v22q34 20 34 54v36q0 12 -12 12h-86q-12 0 -12 -12v-36q0 -34 34 -54z', face('#dfe9ee')),
  shape('M230 282q52 -12 106 0v44q0 10 -10 10h-86q-10 0 -10 -10z', face(p.soft)),
  rect(256, 206, 54, 18, 5, tube(p.deep)),
  gleam(244, 268, 50, 6),
];

const mirrors: Draw = (p) => [
  oval(208, 200, 122, 146, '#c9ced7'),
  oval(200, 192, 122, 146, face(p.main)),
  oval(200, 192, 106, 130, face('#cfdfe8')),
  shape('M122 130q30 -66 92 -68L104 240q-16 -60 18 -110z', shine('#ffffff')),
  shape('M238 66l34 22L152 306l-30 -26z', '#ffffff66'),
];

const cushion = (x: number, y: number, s: number, colour: string) =>
  shape(
    `M${x} ${y}q${s / 2} ${s * 0.07} ${s} 0q${-s * 0.06} ${s / 2} 0 ${s}q${-s / 2} ${-s * 0.06} ${-s} 0q${s * 0.06} ${-s / 2} 0 ${-s}z`,
    ball(colour),
  );

const cushions: Draw = (p) => [
  floor(200, 140),
  turn(
    14,
    270,
    210,
    cushion(170, 100, 180, p.soft),
    line('M190 134q70 10 140 0M188 176q72 8 144 0M188 218q72 4 144 2M188 256q74 -2 140 2', WHITE, 5),
  ),
  turn(
    -8,
    150,
    240,
    cushion(52, 138, 194, p.main),
    disc(149, 236, 9, ball(p.deep)),
    many(8, (i) => turn(i * 45 + 12, 149, 236, line('M149 222v-38', darker(p.main, 0.22), 3))),
    ...[
      [52, 138],
      [246, 138],
      [52, 332],
      [246, 332],
    ].map(([x = 0, y = 0]) => disc(x, y, 9, ball(p.accent))),
  ),
];

const clocks: Draw = (p) => [
  disc(210, 208, 142, '#c9ced7'),
  disc(200, 196, 142, face(p.main)),
  disc(200, 196, 122, ball(WHITE)),
  ring(200, 196, 122, darker(p.main, 0.3), 3),
  many(12, (i) =>
    turn(i * 30, 200, 196, rect(i % 3 ? 198 : 196, 88, i % 3 ? 4 : 8, i % 3 ? 14 : 24, 2, INK)),
  ),
  line('M200 196L152 148', INK, 11),
  line('M200 196L266 130', INK, 7),
  line('M186 224L232 130', p.accent, 3),
  disc(200, 196, 10, ball(p.accent)),
];

export const homeDecor: Record<string, Draw> = {
  rugs,
  'wall-art': wallArt,
  vases,
  candles,
  mirrors,
  cushions,
  clocks,
};
