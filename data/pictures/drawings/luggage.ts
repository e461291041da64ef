import { darker, GOLD, INK, lighter, RUBBER, STEEL, WHITE } from '../kit/colour.ts';
import { ball, face, shine } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, hoop, line, many, pair, rect, shape, turn } from '../kit/shapes.ts';
import { rows } from '../kit/things.ts';

/** A hard-shell case on wheels, its foot on the floor. */
const shell = (x: number, y: number, w: number, h: number, colour: string, handle: number) =>
  line(`M${x + w * 0.3} ${y}V${y - handle}M${x + w * 0.7} ${y}V${y - handle}`, '#8d95a2', 6) +
  rect(x + w * 0.24, y - handle - 10, w * 0.52, 15, 7, face(INK)) +
  pair(
    x + w / 2,
    rect(x + w * 0.1, y + h - 6, 22, 14, 4, INK),
    disc(x + w * 0.1 + 11, y + h + 9, 10, face(RUBBER)),
  ) +
  rect(x, y, w, h, 24, face(colour)) +
  many(5, (i) =>
    rect(
      x + w * (0.15 + i * 0.155),
      y + 22,
      w * 0.07,
      h - 44,
      w * 0.035,
      i % 2 ? darker(colour, 0.16) : lighter(colour, 0.16),
    ),
  ) +
  rect(x + 7, y + h * 0.46, 20, h * 0.09, 4, GOLD) +
  shape(`M${x + 6} ${y + 30}q0 -22 22 -22h${w * 0.3}L${x + 18} ${y + h * 0.6}h-12z`, shine('#ffffff'));

const cabinLuggage: Draw = (p) => [
  floor(200, 100),
  shell(118, 136, 164, 186, p.main, 92),
  line('M282 190q38 18 20 56', INK, 4),
  turn(
    14,
    300,
    270,
    rect(280, 240, 42, 62, 8, face(p.accent)),
    disc(301, 252, 5, WHITE),
    rows(290, 268, [22, 16], 11, darker(p.accent, 0.4), 4),
  ),
];

const suitcases: Draw = (p) => [
  floor(200, 146),
  shell(56, 84, 178, 238, p.main, 40),
  shell(218, 170, 126, 152, p.soft, 46),
];

const backpacks: Draw = (p) => [
  floor(200, 110),
  line('M172 70q0 -34 28 -34t28 34', darker(p.main, 0.4), 13),
  pair(
    200,
    line('M116 120q-38 60 -22 160', darker(p.main, 0.4), 21),
    rect(76, 234, 40, 80, 16, face(p.deep)),
  ),
  shape('M104 160q0 -100 96 -100t96 100v146q0 32 -32 32H136q-32 0 -32 -32z', face(p.main)),
  shape('M116 150q4 -76 84 -78q80 2 84 78q-84 22 -168 0z', face(lighter(p.main, 0.14))),
  line('M114 158q86 24 172 0', p.accent, 5),
  rect(128, 214, 144, 108, 22, face(p.deep)),
  line('M136 238h128', p.accent, 5),
  line('M252 238v20', GOLD, 5),
  rect(176, 268, 48, 26, 6, face(p.accent)),
  line('M160 104v42M240 104v42', darker(p.main, 0.3), 9),
  rect(152, 126, 16, 22, 4, STEEL),
  rect(232, 126, 16, 22, 4, STEEL),
];

const laptopBags: Draw = (p) => [
  floor(200, 146),
  line('M64 176Q110 26 200 26t136 150', darker(p.main, 0.4), 10),
  shape('M104 60h192l10 110H94z', face('#aab3c0')),
  shape('M114 70h172l7 90H107z', '#1c2533'),
  shape('M114 70h90l-60 90h-37z', shine('#ffffff')),
  rect(48, 140, 304, 198, 20, face(p.main)),
  shape('M48 160q0 -20 20 -20h264q20 0 20 20v70q-152 34 -304 0z', face(lighter(p.main, 0.1))),
  line('M54 228q146 32 292 0', darker(p.main, 0.28), 3),
  line('M156 140v-14q0 -12 12 -12h64q12 0 12 12v14', INK, 10),
  pair(
    200,
    rect(104, 140, 22, 126, 4, darker(p.main, 0.3)),
    rect(98, 234, 34, 30, 6, face(GOLD)),
    rect(108, 243, 14, 12, 2, darker(p.main, 0.4)),
  ),
  line('M66 316h268', darker(p.main, 0.22), 2.5),
  disc(56, 172, 10, ball(GOLD)),
  disc(344, 172, 10, ball(GOLD)),
];

const travelAccessories: Draw = (p) => [
  floor(200, 150),
  shape(
    'M60 300q-36 -150 84 -176q150 -8 140 150q-6 44 -52 40q-36 -8 -28 -52q6 -66 -36 -62q-40 6 -22 72q8 50 -32 58q-42 4 -54 -30z',
    ball(p.main),
  ),
  line('M76 238q4 -76 76 -90', lighter(p.main, 0.5), 7),
  line('M116 300q-10 20 -30 20M222 296q10 12 26 6', darker(p.main, 0.25), 4),
  turn(
    10,
    280,
    230,
    rect(226, 92, 118, 66, 4, face(WHITE)),
    rect(226, 92, 118, 18, 4, p.accent),
    rows(238, 122, [60, 40], 14, '#c5c9d1', 6),
    rect(218, 136, 138, 192, 12, darker(p.deep, 0.4)),
    rect(214, 132, 138, 192, 12, face(p.deep)),
    hoop(283, 212, 36, 36, GOLD, 4),
    hoop(283, 212, 15, 36, GOLD, 3),
    line('M247 212h72M252 194h62M252 230h62', GOLD, 3),
    rows(250, 274, [66, 44], 16, GOLD, 6),
    line('M224 134v188', lighter(p.deep, 0.2), 2),
  ),
];

export const luggage: Record<string, Draw> = {
  'cabin-luggage': cabinLuggage,
  suitcases,
  backpacks,
  'laptop-bags': laptopBags,
  'travel-accessories': travelAccessories,
};
