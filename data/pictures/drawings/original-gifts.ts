import { CREAM, darker, GOLD, INK, lighter, PAPER, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, face, glow, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, pair, rect, ring, shape, turn } from '../kit/shapes.ts';
import { block, bow, gleam, rows, view } from '../kit/things.ts';

const gadgets: Draw = (p) => [
  floor(200, 110),
  line('M200 66V38', '#8d95a2', 6),
  disc(200, 34, 26, glow('#ffcf6b')),
  disc(200, 34, 11, ball(p.accent)),
  pair(
    200,
    rect(88, 112, 20, 46, 9, tube(STEEL)),
    line('M126 226q-46 8 -44 52', '#8d95a2', 13),
    shape('M62 270h40v18l-9 14v-16h-22v16l-9 -14z', face(STEEL)),
    rect(146, 302, 40, 36, 8, face(INK)),
  ),
  rect(104, 64, 192, 136, 38, face(p.main)),
  rect(122, 84, 156, 94, 26, '#151b25'),
  disc(164, 126, 20, glow('#9fe3ff')),
  disc(236, 126, 20, glow('#9fe3ff')),
  disc(164, 126, 12, '#c9f1ff'),
  disc(236, 126, 12, '#c9f1ff'),
  line('M180 154q20 14 40 0', '#9fe3ff', 5),
  rect(182, 196, 36, 14, 3, '#8d95a2'),
  rect(124, 206, 152, 106, 26, face(p.main)),
  rect(146, 226, 108, 60, 12, face(lighter(p.main, 0.3))),
  disc(172, 256, 15, ball(p.accent)),
  rows(200, 242, [40, 30, 36], 12, darker(p.main, 0.2), 6),
];

const personalised: Draw = (p) => [
  floor(196, 150),
  turn(
    -4,
    150,
    200,
    rect(58, 72, 200, 252, 6, face(WOOD)),
    rect(74, 88, 168, 220, 3, face(WHITE)),
    view(90, 104, 136, 138, 3, p),
    shape('M158 288c-26 -16 -18 -32 -7 -32q6 0 7 8q1 -8 7 -8c11 0 19 16 -7 32z', p.main),
    rect(90, 266, 44, 6, 3, '#c5c9d1'),
    rect(182, 266, 44, 6, 3, '#c5c9d1'),
  ),
  ring(298, 142, 26, '#aab3c0', 8),
  line('M298 168v26', '#aab3c0', 6),
  shape('M298 336c-92 -54 -64 -126 -28 -128q22 0 28 26q6 -26 28 -26c36 2 64 74 -28 128z', face(p.main)),
  shape('M252 240q4 -20 20 -20q-14 20 -8 42q-12 -6 -12 -22z', lighter(p.main, 0.5)),
  line('M272 258q14 -14 20 0t18 -4t18 0', WHITE, 4),
  line('M280 280h38', WHITE, 4),
];

const giftSets: Draw = (p) => [
  floor(200, 140),
  block(78, 176, 222, 162, 24, 18, p.main),
  rect(174, 176, 32, 162, 0, face(p.accent)),
  shape('M300 240l24 -18v30l-24 18zM78 240h222v30H78z', p.accent),
  rect(174, 240, 32, 30, 0, darker(p.accent, 0.1)),
  block(66, 134, 246, 50, 28, 20, lighter(p.main, 0.1)),
  shape('M172 134l28 -20h36l-28 20z', lighter(p.accent, 0.3)),
  rect(172, 134, 36, 50, 0, face(p.accent)),
  bow(202, 116, 82, p.accent),
  turn(
    12,
    120,
    290,
    shape('M92 268h52l14 16l-14 16H92z', face(PAPER)),
    disc(146, 284, 4, p.deep),
    rows(100, 278, [34, 24], 10, '#b9b2a4', 4),
  ),
];

const mugs: Draw = (p) => [
  floor(200, 140),
  rect(240, 70, 84, 40, 12, tube(INK)),
  rect(246, 104, 72, 16, 3, tube(STEEL)),
  rect(232, 116, 100, 222, 20, tube(p.deep)),
  rect(232, 186, 100, 66, 0, tube(p.main)),
  shape('M282 202l8 15l17 2l-12 12l3 17l-16 -8l-16 8l3 -17l-12 -12l17 -2z', WHITE),
  gleam(246, 140, 176, 7),
  ...[110, 146].map((x) => line(`M${x} 156q-14 -16 0 -32t0 -30`, '#c5ccd6', 7)),
  line('M68 218q-46 -4 -42 42t58 42', darker(p.main, 0.15), 19),
  shape('M62 182h140v130q0 26 -26 26H88q-26 0 -26 -26z', tube(p.main)),
  oval(132, 182, 70, 15, lighter(p.main, 0.4)),
  oval(132, 184, 61, 11, '#6b4128'),
  shape('M132 300c-52 -30 -36 -68 -16 -68q14 0 16 16q2 -16 16 -16c20 0 36 38 -16 68z', PAPER),
  gleam(76, 210, 86, 7),
];

const stationery: Draw = (p) => [
  floor(204, 146),
  turn(
    -7,
    150,
    210,
    rect(66, 92, 176, 246, 10, darker(p.main, 0.45)),
    rect(70, 90, 176, 240, 6, PAPER),
    rect(60, 86, 178, 246, 10, face(p.main)),
    rect(206, 86, 11, 246, 0, p.accent),
    rect(88, 124, 92, 54, 6, PAPER),
    rows(100, 140, [68, 46], 16, '#b9b2a4', 6),
    many(9, (i) => line(`M54 ${110 + i * 25}h18`, STEEL, 7)),
    shape('M76 88h80L96 330H76z', shine('#ffffff')),
  ),
  turn(
    -9,
    284,
    180,
    rect(270, 90, 17, 170, 2, tube(GOLD)),
    shape('M270 92l8.500 -26l8.500 26z', CREAM),
    shape('M275 78l3.500 -12l3.500 12z', INK),
  ),
  turn(5, 310, 180, rect(300, 76, 15, 180, 7, tube(p.deep)), rect(311, 84, 5, 52, 2, STEEL)),
  turn(15, 330, 190, rect(322, 104, 17, 160, 2, tube(p.soft)), rect(322, 90, 17, 20, 5, '#eda896')),
  shape('M250 226h104l-8 104q-1 10 -10 10h-68q-9 0 -10 -10z', tube(p.accent)),
  oval(302, 226, 52, 10, darker(p.accent, 0.4)),
  shape('M250 226q52 22 104 0l-1 12q-51 20 -102 0z', lighter(p.accent, 0.3)),
  line('M258 300q44 12 88 0', lighter(p.accent, 0.4), 5),
];

export const originalGifts: Record<string, Draw> = {
  gadgets,
  personalised,
  'gift-sets': giftSets,
  mugs,
  stationery,
};
