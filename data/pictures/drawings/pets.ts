import { CREAM, darker, INK, LEAF, lighter, pick, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import {
  disc,
  floor,
  hoop,
  line,
  many,
  oval,
  pair,
  panel,
  rect,
  ring,
  shape,
  turn,
  within,
} from '../kit/shapes.ts';
import { rows } from '../kit/things.ts';

const bone = (x: number, y: number, s: number, angle: number, colour: string) =>
  turn(
    angle,
    x,
    y,
    rect(x - s, y - s * 0.26, s * 2, s * 0.52, s * 0.2, colour),
    ...[
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ].map(([a = 0, b = 0]) => disc(x + a * s, y + b * s * 0.26, s * 0.34, colour)),
  );

const dogHead = (x: number, y: number, s: number, fur: string) =>
  pair(
    x,
    shape(
      `M${x - s * 0.5} ${y - s * 0.66}q${-s * 0.62} ${s * 0.04} ${-s * 0.5} ${s * 1.02}q${s * 0.3} ${s * 0.1} ${s * 0.5} ${-s * 0.5}z`,
      darker(fur, 0.4),
    ),
  ) +
  oval(x, y, s * 0.74, s * 0.8, ball(fur)) +
  oval(x, y + s * 0.34, s * 0.44, s * 0.38, lighter(fur, 0.6)) +
  oval(x, y + s * 0.18, s * 0.18, s * 0.13, INK) +
  disc(x - s * 0.3, y - s * 0.14, s * 0.09, INK) +
  disc(x + s * 0.3, y - s * 0.14, s * 0.09, INK) +
  line(`M${x - s * 0.2} ${y + s * 0.44}q${s * 0.2} ${s * 0.18} ${s * 0.4} 0`, INK, s * 0.06);

const catHead = (x: number, y: number, s: number, fur: string) =>
  pair(
    x,
    shape(`M${x - s * 0.78} ${y - s * 0.06}l${-s * 0.02} ${-s * 0.86}l${s * 0.62} ${s * 0.36}z`, face(fur)),
    shape(`M${x - s * 0.68} ${y - s * 0.4}v${-s * 0.3}l${s * 0.26} ${s * 0.16}z`, '#eda896'),
  ) +
  oval(x, y, s * 0.84, s * 0.7, ball(fur)) +
  oval(x - s * 0.32, y - s * 0.06, s * 0.11, s * 0.15, INK) +
  oval(x + s * 0.32, y - s * 0.06, s * 0.11, s * 0.15, INK) +
  shape(`M${x - s * 0.1} ${y + s * 0.16}h${s * 0.2}l${-s * 0.1} ${s * 0.12}z`, '#d9776c') +
  line(
    `M${x} ${y + s * 0.28}q${-s * 0.1} ${s * 0.16} ${-s * 0.24} ${s * 0.08}M${x} ${y + s * 0.28}q${s * 0.1} ${s * 0.16} ${s * 0.24} ${s * 0.08}`,
    INK,
    s * 0.05,
  ) +
  line(
    `M${x - s * 0.5} ${y + s * 0.2}l${-s * 0.5} ${-s * 0.06}M${x - s * 0.5} ${y + s * 0.3}l${-s * 0.46} ${s * 0.08}M${x + s * 0.5} ${y + s * 0.2}l${s * 0.5} ${-s * 0.06}M${x + s * 0.5} ${y + s * 0.3}l${s * 0.46} ${s * 0.08}`,
    '#ffffffcc',
    s * 0.04,
  );

const sack = (colour: string, band: string) =>
  shape('M78 70h176l-6 30q18 110 8 220q-2 18 -18 18H94q-16 0 -18 -18q-10 -110 8 -220z', tube(colour)) +
  shape('M76 58h180v22q-90 10 -180 0z', face(darker(colour, 0.2))) +
  shape('M72 246q94 18 188 0v60q-94 16 -188 0z', band) +
  line('M84 70h164', lighter(colour, 0.4), 2);

const bowl = (x: number, y: number, colour: string, food: string) =>
  shape(`M${x - 58} ${y - 48}h116l18 48h-152z`, face(colour)) +
  oval(x, y - 48, 58, 14, lighter(colour, 0.3)) +
  oval(x, y - 47, 49, 10, darker(food, 0.3)) +
  many(9, (i) => disc(x - 38 + i * 9.5, y - 50 - (i % 3) * 5 - (i > 2 && i < 7 ? 6 : 0), 8, ball(food)));

const dogFood: Draw = (p) => [
  floor(200, 156),
  sack(p.main, p.accent),
  disc(166, 168, 62, p.pale),
  dogHead(166, 164, 52, '#b98450'),
  rows(128, 266, [76, 52], 16, WHITE, 8),
  bowl(294, 340, p.deep, '#96613a'),
  bone(294, 320, 20, 0, WHITE),
];

const tin = (x: number, y: number, w: number, h: number, colour: string) =>
  rect(x, y, w, h, 6, tube(colour)) +
  rect(x, y, w, 10, 5, tube('#c2c9d3')) +
  rect(x, y + h - 10, w, 10, 5, tube('#c2c9d3')) +
  oval(x + w / 2, y + 3, w / 2, 9, '#dfe4ea') +
  hoop(x + w / 2, y + 2, w / 2 - 10, 5, '#aab3c0', 2);

const catFood: Draw = (p) => [
  floor(200, 150),
  tin(60, 140, 156, 198, p.main),
  disc(138, 238, 60, p.pale),
  catHead(138, 246, 46, pick(p, ['#9aa0aa', '#8a8f99', '#d9924f', '#c99a63'])),
  tin(78, 50, 120, 88, p.soft),
  shape('M104 96q22 -24 50 0l18 -14v28l-18 -14q-28 24 -50 0z', p.deep),
  bowl(284, 340, p.deep, '#a86a3c'),
  shape('M254 322q14 -14 32 0l12 -9v18l-12 -9q-18 14 -32 0z', WHITE),
];

const dogAccessories: Draw = (p) => [
  floor(200, 164, 330),
  oval(200, 256, 158, 66, ball(p.main)),
  oval(200, 238, 122, 42, darker(p.main, 0.35)),
  oval(200, 250, 116, 36, face(CREAM)),
  shape('M112 240q6 -58 96 -56q72 2 86 56q-80 34 -182 0z', ball('#b98450')),
  line('M286 236q28 -2 26 -30', '#b98450', 15),
  dogHead(140, 184, 58, '#b98450'),
  shape('M104 222q36 22 74 0l4 14q-42 22 -82 0z', p.accent),
  disc(140, 244, 9, ball('#dcae4e')),
  shape('M42 262q12 66 158 66t158 -66q-34 44 -158 44t-158 -44z', face(p.main)),
  bone(278, 300, 27, -14, WHITE),
  disc(340, 324, 24, ball(p.accent)),
  line('M322 312q16 10 15 34M356 308q-13 8 -12 36', WHITE, 4),
];

const catAccessories: Draw = (p) => [
  floor(200, 140),
  rect(60, 316, 280, 24, 8, face(p.main)),
  rect(112, 130, 34, 188, 4, tube('#d6bb8c')),
  rect(262, 210, 34, 108, 4, tube('#d6bb8c')),
  many(17, (i) => line(`M113 ${138 + i * 11}l32 -6`, '#b39763', 2)),
  many(9, (i) => line(`M263 ${220 + i * 11}l32 -6`, '#b39763', 2)),
  rect(66, 112, 128, 22, 10, face(p.main)),
  rect(200, 196, 144, 20, 9, face(p.main)),
  shape('M214 198v-62q0 -34 58 -34t58 34v62z', face(lighter(p.main, 0.16))),
  disc(272, 160, 26, darker(p.main, 0.55)),
  line('M168 134q30 40 6 70', INK, 10),
  shape('M96 112q-8 -46 36 -48q46 2 40 48z', ball('#4a4d57')),
  catHead(116, 64, 34, '#4a4d57'),
  line('M214 216v40', '#8d95a2', 3),
  disc(214, 264, 12, ball(p.accent)),
];

const fish = (x: number, y: number, s: number, colour: string) =>
  shape(
    `M${x - s} ${y}q${s * 0.9} ${-s * 0.95} ${s * 1.7} 0l${s * 0.6} ${-s * 0.5}v${s}l${-s * 0.6} ${-s * 0.5}q${-s * 0.8} ${s * 0.95} ${-s * 1.7} 0z`,
    face(colour),
  ) +
  shape(
    `M${x - s * 0.1} ${y - s * 0.5}q${s * 0.4} ${s * 0.5} 0 ${s}q${s * 0.36} 0 ${s * 0.5} ${-s * 0.5}z`,
    '#ffffffaa',
  ) +
  disc(x - s * 0.56, y - s * 0.1, s * 0.1, INK);

const aquariums: Draw = (p) => [
  floor(200, 160),
  rect(52, 310, 296, 30, 5, face(p.main)),
  rect(60, 82, 280, 230, 4, '#d9ebf4'),
  rect(60, 108, 280, 204, 0, drop('#78b7dd')),
  within(
    panel(60, 108, 280, 204, 2),
    line('M104 312q-24 -50 4 -90t-2 -60M128 312q20 -40 0 -70', '#3f8b57', 11),
    line('M300 312q-20 -40 4 -76t0 -50M280 312q-16 -26 -4 -50', LEAF, 11),
    shape('M60 292q70 -24 140 -4t140 -8v32H60z', '#e2c58f'),
    shape('M206 300q0 -40 30 -40t36 40z', face('#87909d')),
    disc(160, 298, 12, ball('#a0a8b4')),
  ),
  fish(184, 172, 32, '#f08a3c'),
  fish(250, 218, 22, p.number === 2 ? '#f6d04f' : p.main),
  fish(150, 240, 17, '#f6d04f'),
  ...[
    [212, 142, 5],
    [222, 124, 4],
    [290, 150, 5],
    [298, 132, 3],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#eef8fd')),
  shape('M68 90h76L96 304H68z', shine('#ffffff')),
  rect(52, 62, 296, 28, 6, face(p.main)),
  rect(150, 70, 100, 7, 3.5, p.accent),
];

const smallAnimals: Draw = (p) => [
  floor(200, 120),
  ring(200, 44, 13, '#8d95a2', 6),
  shape('M92 310V176Q96 60 200 58Q304 60 308 176V310z', '#ffffff99'),
  line('M128 262h144', WOOD, 9),
  line('M200 146v30M160 176h80M200 66v80', '#8d95a2', 3),
  shape(
    'M172 250q-16 -50 8 -80q26 -24 50 4q22 38 2 78l-10 46h-16l-2 -44q-20 8 -32 -4z',
    face(p.number === 1 ? '#7f8a9a' : p.main),
  ),
  disc(200, 184, 33, ball(p.number === 1 ? '#7f8a9a' : p.main)),
  shape('M172 176q6 -22 28 -22l-4 26z', '#f6d04f'),
  shape('M166 184q-16 8 -6 22l14 -6z', '#e9a13b'),
  disc(186, 178, 6, INK),
  shape('M214 208q26 28 6 64q-24 -18 -6 -64z', p.deep),
  line('M190 254v10M206 254v10', '#e9a13b', 5),
  ...[92, 128, 164, 200, 236, 272, 308].map((x) =>
    line(`M${x} 310V176Q${x + (200 - x) * 0.04} ${64 + Math.abs(x - 200) * 0.12} 200 58`, '#aab3c0', 4),
  ),
  line('M92 176q108 20 216 0', '#aab3c0', 4),
  rect(80, 302, 240, 34, 10, face(p.main)),
  rect(92, 312, 100, 7, 3.5, lighter(p.main, 0.4)),
];

export const pets: Record<string, Draw> = {
  'dog-food': dogFood,
  'cat-food': catFood,
  'dog-accessories': dogAccessories,
  'cat-accessories': catAccessories,
  aquariums,
  'small-animals': smallAnimals,
};
