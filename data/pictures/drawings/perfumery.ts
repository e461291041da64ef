import { darker, GOLD, INK, LEAF, lighter, pick, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, rect, shape, turn } from '../kit/shapes.ts';
import { gleam, leaf, pane, rows } from '../kit/things.ts';

const womensPerfume: Draw = (p) => {
  const scent = pick(p, ['#9aa3b2', '#7faee8', '#ef9d93', '#9cc79d']);
  return [
    floor(200, 110),
    disc(200, 78, 34, ball(pick(p, [p.main, p.main, p.main, GOLD]))),
    oval(188, 66, 9, 12, '#ffffff88'),
    rect(176, 106, 48, 16, 4, tube(GOLD)),
    rect(182, 120, 36, 18, 2, tube(lighter(scent, 0.5))),
    shape(
      'M200 132c92 0 124 50 124 104c0 62 -54 102 -124 102s-124 -40 -124 -102c0 -54 32 -104 124 -104z',
      face(lighter(scent, 0.55)),
    ),
    shape(
      'M200 164c66 0 100 34 100 74c0 50 -46 82 -100 82s-100 -32 -100 -82c0 -40 34 -74 100 -74z',
      drop(scent),
    ),
    rect(156, 210, 88, 62, 8, '#ffffffcc'),
    shape(
      'M200 222q14 16 0 38q-14 -22 0 -38zM200 260q-24 2 -30 -20q22 0 30 20zM200 260q24 2 30 -20q-22 0 -30 20z',
      p.deep,
    ),
    shape('M98 210q14 -58 82 -66q-48 24 -54 96q-20 10 -28 -30z', shine('#ffffff')),
    shape('M184 122l-44 26l14 12l46 -30zM216 122l44 26l-14 12l-46 -30z', face(p.accent)),
  ];
};

const mensPerfume: Draw = (p) => [
  floor(200, 106),
  rect(146, 40, 108, 84, 8, tube(INK)),
  rect(146, 106, 108, 6, 0, GOLD),
  rect(166, 122, 68, 18, 2, tube(STEEL)),
  rect(98, 136, 204, 202, 18, face(lighter(p.main, 0.42))),
  rect(112, 150, 176, 174, 12, drop(p.main)),
  shape('M112 214h176v-52q0 -12 -12 -12H124q-12 0 -12 12z', lighter(p.main, 0.3)),
  rect(148, 212, 104, 72, 4, face(STEEL)),
  rows(164, 228, [72, 72, 40], 16, '#59616e', 6),
  pane(106, 140, 130, 194),
  gleam(286, 164, 150, 5),
];

const makeup: Draw = (p) => {
  const lips = pick(p, ['#9c3f4e', '#d2567a', '#cc3a36', '#c9705a']);
  return [
    floor(200, 150),
    disc(240, 210, 96, face(p.deep)),
    disc(240, 210, 82, face('#cddbe5')),
    shape('M172 172q24 -44 78 -46L196 268q-34 -40 -24 -96z', shine('#ffffff')),
    oval(240, 316, 104, 26, darker(p.main, 0.3)),
    oval(240, 306, 104, 26, face(p.main)),
    oval(240, 303, 84, 18, ball('#e8b58f')),
    oval(222, 300, 22, 6, '#f4d2b7'),
    rect(64, 222, 80, 116, 8, tube(INK)),
    rect(64, 222, 80, 12, 0, tube(GOLD)),
    rect(74, 166, 60, 60, 3, tube(GOLD)),
    shape('M82 170v-62q4 -26 44 -38v100z', tube(lips)),
    shape('M84 108q6 -20 42 -36q-2 26 -42 36z', lighter(lips, 0.3)),
    turn(
      50,
      318,
      190,
      rect(322, 112, 16, 84, 8, tube(WOOD)),
      rect(319, 178, 22, 30, 3, tube(STEEL)),
      shape('M318 206h24q14 34 -12 62q-26 -28 -12 -62z', face('#5b4038')),
    ),
  ];
};

const skincare: Draw = (p) => [
  floor(200, 140),
  line('M136 84V64h-44q-12 2 -14 14', INK, 13),
  rect(124, 80, 24, 34, 4, tube(STEEL)),
  rect(108, 106, 56, 28, 6, tube(INK)),
  rect(80, 130, 112, 208, 20, tube(p.main)),
  rect(94, 190, 84, 96, 6, '#fbf8f2'),
  leaf(136, 254, 46, 0, LEAF),
  leaf(136, 254, 34, 46, LEAF),
  leaf(136, 254, 34, -46, LEAF),
  rows(112, 266, [48], 10, '#c5c9d1'),
  gleam(90, 160, 150, 6),
  rect(208, 258, 132, 80, 16, tube(WHITE)),
  rect(208, 286, 132, 26, 0, tube(p.soft)),
  oval(274, 258, 62, 15, '#e7e2d8'),
  shape('M222 256q10 -34 40 -36q6 -22 24 -26q-2 16 10 30q26 8 32 32q-56 16 -106 0z', ball(WHITE)),
  turn(-18, 290, 220, rect(206, 166, 128, 26, 9, tube(GOLD)), oval(270, 168, 62, 9, lighter(GOLD, 0.35))),
];

const haircare: Draw = (p) => [
  floor(200, 146),
  rect(96, 58, 60, 40, 8, tube(INK)),
  shape('M82 116q0 -22 24 -22h40q24 0 24 22v204q0 18 -18 18h-52q-18 0 -18 -18z', tube(p.main)),
  rect(92, 168, 68, 110, 8, '#fbf8f2'),
  line('M110 190q16 20 0 40t0 36M126 190q16 20 0 40t0 36M142 190q16 20 0 40t0 36', p.main, 5),
  gleam(92, 116, 44, 6),
  rect(186, 142, 76, 178, 16, tube(p.soft)),
  shape('M182 142h84l-6 -18h-72z', p.soft),
  rect(196, 314, 56, 26, 5, tube(INK)),
  rect(200, 190, 48, 70, 6, '#fbf8f2'),
  line('M212 206q10 12 0 24t0 20M230 206q10 12 0 24t0 20', p.deep, 4),
  turn(
    12,
    320,
    200,
    rect(309, 190, 24, 146, 12, tube(WOOD)),
    oval(321, 128, 42, 78, face(WOOD)),
    oval(321, 128, 30, 64, ball('#3a3330')),
    many(7, (row) => many(4, (i) => disc(303 + i * 12, 84 + row * 15, 3, '#e8dccb'))),
  ),
];

export const perfumery: Record<string, Draw> = {
  'womens-perfume': womensPerfume,
  'mens-perfume': mensPerfume,
  makeup,
  skincare,
  haircare,
};
