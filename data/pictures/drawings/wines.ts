import { darker, GLASS, GOLD, lighter, PAPER, pick, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, rect, shape, turn } from '../kit/shapes.ts';
import { gleam, rows, wineGlass } from '../kit/things.ts';

/** A label with a mark and rows of writing, centred on x. */
const label = (x: number, y: number, w: number, h: number, colour: string, accent: string) =>
  rect(x - w / 2, y, w, h, 2, tube(PAPER)) +
  rect(x - w / 2, y + h - 16, w, 16, 0, tube(colour)) +
  disc(x, y + h * 0.28, h * 0.15, colour) +
  disc(x, y + h * 0.28, h * 0.08, accent) +
  rows(x - w * 0.32, y + h * 0.52, [w * 0.64, w * 0.44], 11, '#8b8478', 4);

/** A straight-shouldered bottle: Bordeaux. */
const straight = (x: number, glass: string, foil: string) =>
  shape(
    `M${x - 17} 96h34v46q4 22 30 40q7 8 7 22v124q0 10 -10 10h-88q-10 0 -10 -10V204q0 -14 7 -22q26 -18 30 -40z`,
    tube(glass),
  ) +
  rect(x - 18, 44, 36, 66, 4, tube(foil)) +
  rect(x - 21, 44, 42, 12, 4, tube(lighter(foil, 0.1)));

/** A slope-shouldered, slender bottle: Rhine and Alsace, Burgundy. */
const sloping = (x: number, glass: string, foil: string, w = 47) =>
  shape(
    `M${x - 15} 90h30q2 62 ${w - 19} 104q6 12 6 26v108q0 10 -10 10h${-2 * w + 16}q-10 0 -10 -10V220q0 -14 6 -26q${w - 22} -42 ${w - 19} -104z`,
    tube(glass),
  ) +
  rect(x - 16, 36, 32, 70, 4, tube(foil)) +
  rect(x - 19, 36, 38, 12, 4, tube(lighter(foil, 0.1)));

const redWine: Draw = (p) => [
  floor(196, 120),
  straight(144, pick(p, ['#2b2a2e', '#27352f', '#3c2022', '#2d4431']), p.main),
  label(144, 218, 106, 92, p.main, p.accent),
  gleam(102, 196, 128, 7),
  wineGlass(276, 340, '#8a1f35'),
];

const whiteWine: Draw = (p) => [
  floor(196, 116),
  sloping(144, pick(p, ['#b9b56b', '#a9bd86', '#cdb45f', '#8fae6d']), p.main),
  label(144, 226, 92, 86, p.main, p.accent),
  gleam(108, 206, 118, 7),
  wineGlass(272, 340, '#eedb8e'),
];

const roseWine: Draw = (p) => [
  floor(196, 116),
  sloping(144, pick(p, ['#eaa9a0', '#f0b3a6', '#e8908c', '#f0bfa4']), p.main, 53),
  rect(91, 236, 106, 74, 2, tube(WHITE)),
  ...[0, 72, 144, 216, 288].map((a) => turn(a, 144, 264, oval(144, 252, 8, 12, p.main))),
  disc(144, 264, 6, p.accent),
  rows(114, 290, [60], 10, '#a79f94', 4),
  gleam(102, 210, 118, 7),
  wineGlass(274, 340, '#f2a89c'),
];

const sparklingWine: Draw = (p) => [
  floor(196, 112),
  shape(
    'M128 96h36q4 66 38 108q8 12 8 28v96q0 10 -10 10H92q-10 0 -10 -10V232q0 -16 8 -28q34 -42 38 -108z',
    tube(pick(p, ['#2c302d', '#27403a', '#2d3a2b', '#3b5b3b'])),
  ),
  shape('M124 62q22 -30 44 0l4 110q-26 16 -52 0z', tube(pick(p, [STEEL, p.main, p.main, GOLD]))),
  shape('M126 60q20 -46 40 0q-20 12 -40 0z', ball(GOLD)),
  line('M122 84q24 10 48 0', '#ffffff99', 3),
  shape('M84 232q62 -20 124 0v66q-62 18 -124 0z', tube(PAPER)),
  shape('M84 280q62 18 124 0v18q-62 18 -124 0z', p.main),
  shape('M146 236l8 16l18 2l-13 12l4 18l-17 -9l-17 9l4 -18l-13 -12l18 -2z', p.accent),
  gleam(100, 226, 100, 7),
  oval(276, 338, 34, 6, '#b9cbd8'),
  rect(273, 250, 6, 86, 3, tube('#b9cfdc')),
  shape('M252 110h48q6 100 -10 132q-14 18 -28 0q-16 -32 -10 -132z', '#dcebf3'),
  shape('M251 142h50q2 76 -13 98q-12 14 -24 0q-15 -22 -13 -98z', drop('#f1d77e')),
  ...[
    [268, 222, 3],
    [280, 200, 4],
    [266, 182, 3],
    [284, 166, 3],
    [272, 152, 4],
    [276, 120, 4],
    [264, 96, 5],
    [288, 82, 4],
    [274, 62, 3],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#fff7da')),
  line('M258 120q-3 60 4 96', WHITE, 4),
];

const spirits: Draw = (p) => {
  const liquor = pick(p, ['#b9742c', '#bfd6e6', '#b8562a', '#a9b877']);
  return [
    floor(200, 136),
    rect(128, 42, 52, 46, 6, tube(p.main)),
    rect(124, 76, 60, 14, 3, tube(GOLD)),
    rect(132, 88, 44, 34, 2, tube(lighter(liquor, 0.5))),
    shape(
      'M132 118h44q8 14 36 20q14 4 14 20v166q0 14 -14 14H96q-14 0 -14 -14V158q0 -16 14 -20q28 -6 36 -20z',
      face(lighter(liquor, 0.5)),
    ),
    shape('M94 166q60 -14 120 0v150q0 10 -10 10H104q-10 0 -10 -10z', drop(liquor)),
    rect(94, 200, 120, 94, 3, tube(PAPER)),
    rect(94, 200, 120, 22, 0, tube(p.main)),
    shape('M128 264l14 -26l12 8l12 -8l14 26z', p.accent),
    rows(114, 276, [80], 10, '#8b8478', 5),
    gleam(90, 158, 160, 6),
    shape('M240 244h104l-10 94h-84z', '#d9e8f0'),
    shape('M244 282h96l-7 50h-82z', drop(liquor)),
    turn(12, 280, 270, rect(258, 258, 34, 32, 6, '#f3f9fccc')),
    turn(-14, 314, 280, rect(296, 266, 30, 28, 6, '#f3f9fccc')),
    shape('M246 250h22l-4 80h-10z', shine('#ffffff')),
  ];
};

const wineAccessories: Draw = (p) => [
  floor(200, 140),
  shape(
    'M108 66h44l-6 84q4 42 44 74q46 42 20 94q-8 20 -30 20H80q-22 0 -30 -20q-26 -52 20 -94q40 -32 44 -74z',
    '#d9e8f0',
  ),
  shape('M56 250q74 -22 148 0q22 32 6 66q-6 14 -26 16H76q-20 -2 -26 -16q-16 -34 6 -66z', drop('#8a1f35')),
  oval(130, 250, 75, 13, '#a73a4e'),
  oval(130, 67, 23, 6, lighter(GLASS, 0.3)),
  shape('M116 82l-2 64q-2 40 -40 76q16 -8 34 -26q26 -30 24 -114z', shine('#ffffff')),
  line('M290 96v70', '#98a1ae', 11),
  line('M290 166q-16 8 0 16t0 16t0 16t0 16t0 16l-2 14', '#98a1ae', 7),
  rect(224, 66, 132, 40, 20, face(p.main)),
  rect(240, 74, 60, 8, 4, lighter(p.main, 0.45)),
  rect(278, 60, 24, 52, 6, face(p.accent)),
  turn(
    78,
    300,
    310,
    rect(284, 278, 36, 66, 6, tube(WOOD)),
    many(5, (i) => disc(292 + (i % 2) * 16, 290 + i * 11, 2.5, darker(WOOD, 0.35))),
  ),
];

export const wines: Record<string, Draw> = {
  'red-wine': redWine,
  'white-wine': whiteWine,
  'rose-wine': roseWine,
  'sparkling-wine': sparklingWine,
  spirits,
  'wine-accessories': wineAccessories,
};
