import { CREAM, darker, GLASS, lighter, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, glow, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, pair, rect, shape, turn } from '../kit/shapes.ts';
import { block, gleam } from '../kit/things.ts';

const kitchenware: Draw = (p) => [
  floor(200, 130),
  turn(24, 270, 200, rect(262, 46, 15, 190, 7, tube(WOOD)), oval(269, 62, 24, 34, face(WOOD))),
  pair(200, line('M92 196H66q-14 0 -14 15t14 15h26', p.deep, 13)),
  shape('M88 172H312V300q0 38 -38 38H126q-38 0 -38 -38z', tube(p.main)),
  rect(80, 162, 240, 20, 10, tube(lighter(p.main, 0.1))),
  shape('M94 162q12 -52 106 -54q94 2 106 54z', drop(lighter(p.main, 0.06))),
  shape('M122 146q16 -22 66 -26q-40 10 -52 30z', lighter(p.main, 0.5)),
  rect(190, 92, 20, 20, 5, tube(STEEL)),
  oval(200, 88, 24, 11, ball(p.deep)),
  gleam(116, 200, 96, 9),
];

const bedding: Draw = (p) => [
  floor(200, 150, 336),
  rect(62, 112, 276, 160, 22, face(WOOD)),
  rect(78, 128, 244, 100, 14, face(lighter(WOOD, 0.18))),
  rect(70, 300, 16, 38, 4, darker(WOOD, 0.3)),
  rect(314, 300, 16, 38, 4, darker(WOOD, 0.3)),
  rect(62, 214, 276, 96, 18, face(CREAM)),
  shape('M88 168q54 -16 102 0q8 30 -2 56q-50 10 -98 0q-10 -30 -2 -56z', ball(WHITE)),
  shape('M210 168q54 -16 102 0q8 30 -2 56q-50 10 -98 0q-10 -30 -2 -56z', ball(WHITE)),
  shape('M140 188q60 -14 120 0q8 24 -2 42q-60 8 -116 0q-8 -20 -2 -42z', ball(p.soft)),
  shape('M54 232q146 -18 292 0q12 44 8 88q-154 18 -308 0q-4 -44 8 -88z', face(p.main)),
  shape('M54 232q146 -18 292 0l4 26q-150 -18 -300 0z', face(p.pale)),
  line('M120 262q-8 30 -4 62M206 258q10 32 4 70M290 264q-6 30 2 58', darker(p.main, 0.16), 3),
];

const lighting: Draw = (p) => [
  oval(200, 250, 170, 150, glow('#ffe3a0')),
  floor(200, 84),
  oval(200, 330, 66, 13, darker(p.main, 0.3)),
  oval(200, 325, 66, 13, face(p.main)),
  rect(193, 190, 14, 136, 6, tube(GOLD_STEM)),
  disc(200, 262, 20, ball(p.main)),
  oval(200, 196, 96, 17, '#ffe9b8'),
  shape('M146 62h108l48 134q-102 26 -204 0z', tube(p.main)),
  shape('M152 74h96l34 108q-82 16 -164 0z', glow('#ffe3a0')),
  oval(200, 62, 54, 8, darker(p.main, 0.34)),
  line('M268 198v44', '#8d95a2', 2.5),
  disc(268, 246, 6, ball(p.accent)),
];
const GOLD_STEM = '#cfa357';

const basket = (x: number, y: number, colour: string) =>
  shape(`M${x} ${y}h92l-6 74h-80z`, face(colour)) +
  rect(x - 4, y - 6, 100, 14, 7, face(lighter(colour, 0.12))) +
  rect(x + 30, y + 24, 32, 11, 5.5, darker(colour, 0.38)) +
  many(3, (i) => line(`M${x + 8} ${y + 46 + i * 10}h76`, darker(colour, 0.14), 2));

const storage: Draw = (p) => [
  floor(200, 140),
  block(70, 76, 246, 262, 22, 18, WOOD),
  rect(84, 90, 104, 112, 3, darker(WOOD, 0.42)),
  rect(200, 90, 104, 112, 3, darker(WOOD, 0.42)),
  rect(84, 214, 104, 112, 3, darker(WOOD, 0.42)),
  rect(200, 214, 104, 112, 3, darker(WOOD, 0.42)),
  basket(90, 126, p.main),
  basket(206, 250, p.main),
  basket(90, 250, p.soft),
  rect(212, 124, 18, 78, 2, tube(p.deep)),
  rect(231, 116, 16, 86, 2, tube(p.accent)),
  rect(248, 130, 20, 72, 2, tube(p.soft)),
  turn(12, 274, 202, rect(272, 126, 17, 76, 2, tube(p.pale))),
];

const cleaning: Draw = (p) => [
  floor(200, 140),
  line('M84 190q50 -104 108 0', '#8d95a2', 6),
  shape('M62 190h152l-16 148H78z', tube(p.soft)),
  rect(54, 180, 168, 20, 10, tube(lighter(p.soft, 0.2))),
  shape('M96 176q6 -28 40 -26q44 2 52 30l-4 52q-10 14 -20 0l-10 -18l-8 30q-12 8 -18 -6z', face(p.accent)),
  shape('M236 338V226q0 -24 26 -38V160h40v28q26 14 26 38v112q0 4 -4 4h-84q-4 0 -4 -4z', face(p.main)),
  rect(250, 240, 64, 62, 8, WHITE),
  shape('M282 250q20 24 0 42q-20 -18 0 -42z', face(p.soft)),
  rect(262, 146, 40, 20, 4, tube(WHITE)),
  shape('M258 106h54q14 0 14 18v8q-14 14 -24 14h-44z', face(p.deep)),
  rect(236, 110, 26, 16, 4, face(WHITE)),
  shape('M262 136q-22 12 -22 40l10 2q4 -20 22 -32z', p.deep),
  many(3, (i) => disc(216 - i * 15, 104 + i * 12 - (i % 2) * 18, 4, p.soft)),
];

const bathroom: Draw = (p) => [
  floor(200, 146),
  line('M300 176V98q0 -30 -28 -30q-24 0 -26 24', '#a3acb9', 11),
  rect(234, 92, 24, 9, 4, STEEL),
  disc(300, 140, 11, ball(STEEL)),
  oval(200, 180, 144, 18, darker(WHITE, 0.16)),
  oval(192, 168, 96, 22, WHITE),
  disc(130, 160, 24, ball(WHITE)),
  disc(170, 148, 28, ball(WHITE)),
  disc(214, 158, 24, ball(WHITE)),
  disc(112, 118, 9, faint),
  disc(148, 92, 12, faint),
  disc(196, 104, 7, faint),
  shape('M54 184q146 26 292 0q-6 128 -84 136H138q-78 -8 -84 -136z', face(p.main)),
  shape('M48 172q152 30 304 0q8 20 -4 24q-148 26 -296 0q-12 -4 -4 -24z', drop(WHITE)),
  oval(110, 330, 18, 12, ball(GLASS)),
  oval(290, 330, 18, 12, ball(GLASS)),
  shape('M78 190q40 8 62 8v84q-30 6 -56 -6z', face(p.pale)),
  line('M80 254q28 10 60 6', p.soft, 6),
];
const faint = ball(GLASS);

export const home: Record<string, Draw> = { kitchenware, bedding, lighting, storage, cleaning, bathroom };
