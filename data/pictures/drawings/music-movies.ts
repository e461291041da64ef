import { darker, GOLD, INK, lighter, pick, STEEL, WHITE } from '../kit/colour.ts';
import { ball, drop, face, glow, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, rect, ring, shape, turn } from '../kit/shapes.ts';
import { rows, view } from '../kit/things.ts';

const vinyl: Draw = (p) => [
  floor(200, 156, 336),
  disc(246, 200, 128, face('#23272f')),
  ...[116, 102, 88, 74, 60].map((r) => ring(246, 200, r, '#3a404b', 2)),
  shape('M246 200L290 82a126 126 0 0 1 54 40zM246 200l66 108a126 126 0 0 0 40 -42z', '#ffffff1f'),
  disc(246, 200, 44, ball(p.accent)),
  disc(246, 200, 7, WHITE),
  rect(44, 74, 216, 258, 5, darker(p.main, 0.4)),
  rect(40, 72, 216, 258, 5, face(p.main)),
  ...[84, 62, 40].map((r, i) => disc(148, 216, r, [p.soft, p.main, p.accent][i] ?? p.main)),
  shape('M64 216h168v84H64z', p.deep),
  line('M64 232q42 -16 84 0t84 0M64 258q42 -16 84 0t84 0M64 284q42 -16 84 0t84 0', p.soft, 4),
  rows(64, 92, [120, 76], 18, WHITE, 8),
  shape('M42 74h120L70 328H42z', shine('#ffffff')),
];

const cds: Draw = (p) => [
  floor(200, 150, 330),
  rect(54, 86, 220, 212, 6, darker(p.main, 0.4)),
  rect(54, 82, 220, 212, 6, face('#dfe7ee')),
  rect(54, 82, 22, 212, 4, face(INK)),
  view(84, 90, 182, 196, 2, p),
  shape('M84 90h110L110 286H84z', shine('#ffffff')),
  disc(270, 240, 96, face(STEEL)),
  disc(270, 240, 94, ball('#dde4ec')),
  shape('M270 240L200 178a94 94 0 0 1 50 -30z', lighter(p.main, 0.45)),
  shape('M270 240L250 148a94 94 0 0 1 44 -1z', lighter(p.accent, 0.45)),
  shape('M270 240l70 62a94 94 0 0 1 -50 30z', lighter(p.main, 0.45)),
  shape('M270 240l20 92a94 94 0 0 1 -44 1z', lighter(p.accent, 0.45)),
  disc(270, 240, 32, '#f5f7fa'),
  ring(270, 240, 32, '#b9c1cc', 3),
  disc(270, 240, 14, '#aab3c0'),
];

const bluRay: Draw = (p) => [
  floor(200, 130),
  turn(
    5,
    210,
    190,
    rect(104, 44, 206, 290, 10, darker(p.main, 0.45)),
    rect(98, 42, 206, 290, 10, face(p.main)),
    rect(98, 42, 206, 32, 10, face(lighter(p.main, 0.2))),
    rect(110, 80, 184, 240, 3, drop('#141a26')),
    disc(202, 190, 78, glow(p.accent)),
    disc(202, 190, 42, p.accent),
    shape('M110 250q40 -40 80 -10t104 -20v100H110z', p.deep),
    shape('M196 262q-8 -40 6 -62q14 22 8 62z', '#0d1118'),
    rows(140, 286, [124, 80], 16, WHITE, 7),
  ),
  turn(
    -8,
    110,
    290,
    rect(42, 256, 130, 84, 8, face(INK)),
    rect(42, 236, 130, 24, 4, WHITE),
    many(4, (i) => shape(`M${46 + i * 34} 236h16l-12 24h-16z`, INK)),
    turn(
      -14,
      44,
      236,
      rect(42, 210, 130, 22, 4, WHITE),
      many(4, (i) => shape(`M${54 + i * 32} 210h16l-12 22h-16z`, INK)),
    ),
    shape('M96 280l34 20l-34 20z', p.accent),
  ),
];

const guitars: Draw = (p) => {
  const wood = pick(p, ['#4b525f', '#3070c8', '#b9532f', '#cf9d5c']);
  return [
    floor(190, 110, 344),
    turn(
      16,
      200,
      230,
      shape('M178 4h44l4 52l-10 8h-32l-10 -8z', face(darker(wood, 0.45))),
      many(3, (i) => disc(170, 14 + i * 16, 5, STEEL) + disc(230, 14 + i * 16, 5, STEEL)),
      rect(186, 56, 28, 150, 2, tube('#5a3d28')),
      many(8, (i) => rect(186, 66 + i * 16, 28, 2, 0, STEEL)),
      shape(
        'M200 170c52 -4 72 22 68 56c-2 20 4 26 14 46c22 50 -22 92 -82 92s-104 -42 -82 -92c10 -20 16 -26 14 -46c-4 -34 16 -60 68 -56z',
        darker(wood, 0.4),
      ),
      shape(
        'M198 174c50 -4 66 20 62 52c-2 20 4 28 14 48c20 46 -20 82 -76 82s-96 -36 -76 -82c10 -20 16 -28 14 -48c-4 -32 12 -56 62 -52z',
        face(wood),
      ),
      rect(186, 160, 28, 60, 2, tube('#5a3d28')),
      disc(200, 244, 33, darker(wood, 0.5)),
      disc(200, 244, 27, '#231913'),
      ring(200, 244, 32, GOLD, 3),
      rect(166, 308, 68, 13, 4, face('#5a3d28')),
      shape('M236 254q26 8 24 44q-20 14 -38 -14q10 -10 14 -30z', darker(wood, 0.35)),
      ...[190, 194, 198, 202, 206, 210].map((x) => line(`M${x} 20V314`, '#f1f3f6', 1.1)),
    ),
  ];
};

const keyboardsPianos: Draw = (p) => [
  floor(200, 150, 346),
  line('M116 250L284 342M284 250L116 342', INK, 11),
  line('M92 344h60M248 344h60', INK, 9),
  rect(146, 84, 108, 62, 4, face(WHITE)),
  rows(156, 98, [40, 40, 40], 14, '#c5c9d1', 4),
  rows(206, 98, [40, 40, 40], 14, '#c5c9d1', 4),
  shape('M44 144h312l20 50H24z', drop(p.main)),
  rect(172, 156, 56, 22, 4, INK),
  rect(178, 162, 30, 9, 3, p.soft),
  ...[70, 96, 122].map((x) => disc(x, 168, 8, ball(p.accent))),
  many(4, (i) => rect(250 + i * 24, 162, 16, 11, 3, lighter(p.main, 0.4))),
  rect(20, 192, 360, 70, 8, face(p.main)),
  many(20, (i) => rect(30 + i * 17, 194, 16, 56, 2, drop(WHITE))),
  many(19, (i) => ([2, 6].includes(i % 7) ? '' : rect(41 + i * 17, 194, 11, 33, 2, drop(INK)))),
];

export const musicMovies: Record<string, Draw> = {
  vinyl,
  cds,
  'blu-ray': bluRay,
  guitars,
  'keyboards-pianos': keyboardsPianos,
};
