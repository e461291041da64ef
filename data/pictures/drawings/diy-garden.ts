import { CREAM, darker, INK, lighter, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, glow, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, rect, shape, turn } from '../kit/shapes.ts';
import { gleam, leaf } from '../kit/things.ts';

const powerTools: Draw = (p) => [
  floor(226, 110),
  rect(26, 126, 70, 13, 3, drop(STEEL)),
  many(4, (i) => line(`M${34 + i * 14} 126l8 13`, '#7d8694', 3)),
  shape('M90 112h34v42H90l-8 -10v-22z', face('#59616e')),
  shape('M120 98h44v70h-44q-6 0 -6 -8v-54q0 -8 6 -8z', tube(INK)),
  shape('M196 170l72 4l26 118h-76z', face(INK)),
  shape('M160 90h126q40 0 40 44q0 46 -40 46H160z', face(p.main)),
  shape('M160 96h124q22 2 30 18q-60 -8 -154 -2z', lighter(p.main, 0.4)),
  shape('M214 176h48l28 116h-54z', face(p.main)),
  shape('M182 178h34l8 34q-28 4 -42 -34z', face(p.accent)),
  many(4, (i) => rect(262 + i * 13, 120, 6, 30, 3, darker(p.main, 0.4))),
  rect(206, 284, 116, 54, 12, face(INK)),
  rect(206, 284, 116, 16, 6, face(p.main)),
  many(3, (i) => disc(284 + i * 13, 318, 4.5, i < 2 ? '#7ed08a' : '#59616e')),
  disc(184, 134, 16, ball('#59616e')),
];

const handTools: Draw = (p) => [
  floor(200, 140, 346),
  turn(
    -38,
    200,
    200,
    rect(184, 92, 32, 256, 12, tube(WOOD)),
    rect(180, 232, 40, 118, 14, tube(p.main)),
    shape(
      'M128 52h96q10 0 14 10l4 -4q30 8 40 40q-24 -14 -44 -8q-4 8 -14 8h-96q-10 0 -10 -12V64q0 -12 10 -12z',
      face('#79828f'),
    ),
    rect(112, 50, 24, 52, 6, face('#59616e')),
  ),
  turn(
    40,
    200,
    200,
    shape(
      'M182 120q-40 -20 -36 -62q4 -24 22 -34v50l32 16l32 -16V24q18 10 22 34q4 42 -36 62v184q0 24 -18 24t-18 -24z',
      face(STEEL),
    ),
    rect(192, 150, 16, 130, 8, '#a3acb9'),
    disc(200, 308, 8, '#7d8694'),
  ),
  rect(192, 30, 16, 140, 4, tube(STEEL)),
  shape('M190 30h20l-3 -18h-14z', '#a3acb9'),
  rect(174, 168, 52, 18, 6, tube(INK)),
  rect(170, 182, 60, 146, 24, tube(p.accent)),
  many(3, (i) => rect(182 + i * 15, 204, 6, 100, 3, darker(p.accent, 0.25))),
];

const gardenTools: Draw = (p) => [
  floor(200, 150),
  turn(
    10,
    300,
    200,
    rect(292, 54, 15, 190, 6, tube(WOOD)),
    rect(270, 36, 58, 18, 9, face(p.deep)),
    shape('M266 226h66v56q-2 40 -33 62q-31 -22 -33 -62z', face(STEEL)),
    line('M299 240v56', '#98a1ae', 5),
  ),
  line('M150 176q70 -110 92 46', p.deep, 13),
  shape('M84 262L32 164l16 -10l60 72z', face(p.deep)),
  shape('M22 156l42 -28l10 16l-42 30z', face(p.deep)),
  many(4, (i) => line(`M${20 - i * 2} ${190 + i * 16}l-4 12M${36} ${196 + i * 18}l-3 12`, '#7fb6dd', 4)),
  shape('M98 190h132l14 130q0 18 -18 18H102q-18 0 -18 -18z', tube(p.main)),
  oval(164, 190, 66, 15, darker(p.main, 0.4)),
  shape('M98 190q66 34 132 0v10q-66 32 -132 0z', lighter(p.main, 0.3)),
  leaf(164, 300, 58, 0, lighter(p.main, 0.5)),
  leaf(164, 300, 42, 52, lighter(p.main, 0.5)),
  leaf(164, 300, 42, -52, lighter(p.main, 0.5)),
  gleam(104, 218, 90, 7),
];

const gardenFurniture: Draw = (p) => [
  floor(200, 164),
  rect(195, 60, 10, 270, 4, tube(WOOD)),
  shape(
    'M40 138Q60 44 200 34Q340 44 360 138q-40 -14 -80 0q-40 -14 -80 0q-40 -14 -80 0q-40 -14 -80 0z',
    face(p.main),
  ),
  shape('M120 138Q130 60 200 34Q270 60 280 138q-40 -14 -80 0q-40 -14 -80 0z', lighter(p.main, 0.5)),
  shape('M164 134Q172 60 200 34Q228 60 236 134q-18 -2 -36 4q-18 -6 -36 -4z', p.main),
  disc(200, 32, 7, ball(WOOD)),
  rect(136, 236, 128, 14, 6, face(WOOD)),
  line('M156 250l-10 86M244 250l10 86', darker(WOOD, 0.2), 9),
  rect(216, 204, 18, 34, 3, '#d8e9f1'),
  rect(216, 216, 18, 22, 3, '#f1a84a'),
  line('M36 196l20 86h66M56 282l-12 56M116 282l10 56', darker(WOOD, 0.1), 10),
  rect(50, 264, 72, 18, 8, face(p.main)),
  turn(-13, 46, 220, rect(36, 192, 17, 78, 8, face(p.main))),
  line('M364 196l-20 86h-66M344 282l12 56M284 282l-10 56', darker(WOOD, 0.1), 10),
  rect(278, 264, 72, 18, 8, face(p.main)),
  turn(13, 354, 220, rect(347, 192, 17, 78, 8, face(p.main))),
  oval(200, 334, 34, 9, '#59616e'),
];

const barbecues: Draw = (p) => [
  floor(200, 120),
  ...[
    [140, 1],
    [200, 0],
    [260, 1],
  ].map(([x = 0, k = 0]) => line(`M${x} ${110 - k * 8}q-12 -12 0 -24t0 -24`, '#c5ccd6', 6)),
  line('M144 236L104 334M256 236L296 334', '#59616e', 11),
  line('M200 244V300', '#59616e', 9),
  line('M120 298H280', '#8d95a2', 7),
  disc(112, 322, 19, face(INK)),
  disc(112, 322, 8, STEEL),
  shape('M76 176h248q-4 84 -124 88q-120 -4 -124 -88z', face(p.main)),
  shape('M90 192q14 56 72 66q-60 -6 -72 -66z', lighter(p.main, 0.4)),
  oval(200, 176, 124, 28, darker(p.main, 0.35)),
  oval(200, 176, 112, 22, '#2a2320'),
  oval(200, 182, 96, 15, glow('#ff9a3d')),
  many(9, (i) => line(`M${108 + i * 23} ${166}v20`, '#98a1ae', 3)),
  line('M92 176h216', '#98a1ae', 3),
  shape('M112 168q-4 -18 24 -18q30 0 30 18q-26 14 -54 0z', ball('#8a4a2f')),
  line('M126 158l6 12M142 156l6 12', '#5a2d1b', 3),
  turn(-8, 206, 164, rect(180, 152, 58, 18, 9, drop('#c06a3e'))),
  line('M246 178L296 150', '#dfe4ea', 4),
  ...[
    [256, 170, '#d8503f'],
    [268, 164, '#7ab26a'],
    [280, 158, '#e9c14b'],
  ].map(([x, y, c]) => disc(Number(x), Number(y), 9, ball(String(c)))),
  rect(318, 180, 40, 11, 5, face(WOOD)),
  rect(42, 180, 40, 11, 5, face(WOOD)),
];

const paint: Draw = (p) => [
  floor(196, 140),
  line('M88 196q66 -120 134 0', '#8d95a2', 5),
  rect(70, 170, 172, 168, 8, tube(STEEL)),
  rect(70, 196, 172, 118, 0, tube(WHITE)),
  shape('M156 214q44 52 22 80q-22 20 -44 0q-22 -28 22 -80z', face(p.main)),
  oval(156, 172, 86, 22, '#98a1ae'),
  oval(156, 172, 76, 17, ball(p.main)),
  shape(
    'M74 176q8 14 10 44q2 14 12 12q10 -2 8 -20q0 -10 10 -8q8 4 8 24q2 12 12 10q8 -4 6 -26l-2 -22z',
    p.main,
  ),
  turn(
    24,
    300,
    200,
    shape('M284 210h32l8 96q0 22 -24 22t-24 -22z', tube(WOOD)),
    disc(300, 308, 6, darker(WOOD, 0.5)),
    rect(262, 172, 76, 44, 6, tube(STEEL)),
    rect(262, 172, 76, 9, 3, '#8d95a2'),
    shape('M262 174q-2 -50 6 -96q18 10 32 -6q16 14 32 2q10 50 6 100z', tube(CREAM)),
    shape('M266 116q0 -24 4 -44q16 12 30 -4q16 14 30 4q6 24 6 46q-16 14 -34 4q-18 10 -36 -6z', face(p.main)),
  ),
];

export const diyGarden: Record<string, Draw> = {
  'power-tools': powerTools,
  'hand-tools': handTools,
  'garden-tools': gardenTools,
  'garden-furniture': gardenFurniture,
  barbecues,
  paint,
};
