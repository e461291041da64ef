import { darker, GOLD, INK, lighter, pick, WHITE } from '../kit/colour.ts';
import { ball, drop, face, shine } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, pair, rect, shape } from '../kit/shapes.ts';
import { hanger } from '../kit/things.ts';

const womensClothing: Draw = (p) => [
  floor(200, 90, 352),
  hanger(200, 26, 62),
  shape(
    'M160 64q8 34 40 42q32 -8 40 -42l16 6q-2 50 -14 84q-6 20 0 34q44 70 62 132q-104 34 -208 0q18 -62 62 -132q6 -14 0 -34q-12 -34 -14 -84z',
    face(p.main),
  ),
  shape('M156 172q44 12 88 0l2 18q-46 14 -92 0z', p.accent),
  line('M176 200q-26 62 -38 122M200 204v130M224 200q26 62 38 122', darker(p.main, 0.2), 3),
  line('M168 200q-30 58 -46 112', lighter(p.main, 0.3), 3),
  shape('M160 64q8 34 40 42q32 -8 40 -42q-6 48 -40 54q-34 -6 -40 -54z', darker(p.main, 0.25)),
];

const mensClothing: Draw = (p) => [
  floor(200, 110, 350),
  hanger(200, 24, 70),
  pair(200, shape('M146 70q-40 8 -56 36l-40 168q20 14 44 16l34 -120z', face(darker(p.main, 0.12)))),
  shape('M150 66l50 20l50 -20q20 8 30 26v240q-80 14 -160 0V92q10 -18 30 -26z', face(p.main)),
  shape('M158 66l42 76l42 -76l-42 16z', face(WHITE)),
  shape('M190 96h20l6 16l8 92l-24 30l-24 -30l8 -92z', face(p.accent)),
  line('M180 176l34 -14M180 200l40 -17', darker(p.accent, 0.2), 4),
  pair(
    200,
    shape('M152 62l-28 30l12 38l-10 10l72 106l2 -96z', face(darker(p.main, 0.2))),
    shape('M160 58l-10 26l32 32l18 -30z', face(WHITE)),
  ),
  disc(200, 264, 6, ball(lighter(p.main, 0.4))),
  disc(200, 294, 6, ball(lighter(p.main, 0.4))),
  rect(234, 176, 32, 6, 2, lighter(p.main, 0.25)),
  shape('M238 176l6 -14l6 8l8 -8l4 14z', WHITE),
];

const kidsClothing: Draw = (p) => [
  floor(200, 90, 350),
  pair(200, shape('M150 66q-46 10 -78 54l40 36l38 -34z', face(p.accent)), line('M84 110l38 34', WHITE, 6)),
  shape('M150 66q50 26 100 0q14 60 4 110H146q-10 -50 4 -110z', face(p.accent)),
  many(3, (i) => line(`M148 ${106 + i * 20}q52 8 104 0`, WHITE, 6)),
  shape('M160 132h80v42h26l10 164q-30 8 -62 2l-14 -84l-14 84q-32 6 -62 -2l10 -164h26z', face(p.main)),
  line('M166 136l-8 -64M234 136l8 -64', p.deep, 13),
  rect(176, 150, 48, 38, 8, face(lighter(p.main, 0.18))),
  shape('M200 180c-22 -14 -14 -26 -6 -26q5 0 6 6q1 -6 6 -6c8 0 16 12 -6 26z', p.accent),
  disc(166, 142, 7, ball(GOLD)),
  disc(234, 142, 7, ball(GOLD)),
  line('M126 312q26 8 50 4M224 316q26 2 50 -4', darker(p.main, 0.25), 4),
];

const sneaker = (main: string, deep: string, lace: string) =>
  shape('M72 96q40 14 84 0q16 52 60 76q34 16 92 24q34 8 32 48H60q-8 -70 12 -148z', face(main)) +
  shape('M300 196q42 6 40 48h-60q-4 -40 20 -48z', face(WHITE)) +
  shape('M72 96q40 14 84 0l6 20q-48 14 -94 0z', deep) +
  many(4, (i) => line(`M${150 + i * 20} ${128 + i * 20}l${34 - i} ${-8 + i * 4}`, lace, 7)) +
  shape('M64 196q40 -8 56 48H60q0 -30 4 -48z', deep) +
  line('M84 176q34 10 66 -2', WHITE, 7) +
  shape('M52 240h292q8 34 -14 36H66q-20 -2 -14 -36z', drop(WHITE)) +
  line('M56 256h286', deep, 4);

const shoes: Draw = (p) => [
  floor(206, 150, 326),
  `<g transform="translate(44 24) scale(.92)">${sneaker(darker(p.main, 0.28), p.deep, '#d5dae2')}</g>`,
  `<g transform="translate(0 58) scale(.98)">${sneaker(p.main, p.deep, WHITE)}</g>`,
];

const bags: Draw = (p) => [
  floor(200, 136),
  line('M136 168q-4 -112 64 -112t64 112', darker(p.main, 0.35), 15),
  line('M136 166q-4 -110 64 -110t64 110', lighter(p.main, 0.06), 9),
  shape('M92 150h216q12 0 14 12l20 164q0 12 -14 12H72q-14 0 -14 -12l20 -164q2 -12 14 -12z', face(p.main)),
  shape('M88 150h224q6 70 -26 92q-86 26 -172 0q-32 -22 -26 -92z', face(lighter(p.main, 0.1))),
  line('M92 160q0 56 30 74q78 20 156 0q30 -18 30 -74', darker(p.main, 0.18), 2.5),
  rect(176, 232, 48, 34, 8, face(GOLD)),
  rect(194, 240, 12, 18, 4, darker(GOLD, 0.4)),
  disc(136, 166, 10, ball(GOLD)),
  disc(264, 166, 10, ball(GOLD)),
  line('M66 318h268', darker(p.main, 0.22), 2.5),
  shape('M270 176l16 60l22 -6l-12 -58z', p.accent),
];

const sunglasses: Draw = (p) => {
  const frame = pick(p, [INK, p.deep, p.deep, '#8a5a2c']);
  return [
    floor(200, 150, 300),
    line('M66 168Q96 96 168 92M334 168Q304 96 232 92', darker(frame, 0.3), 11),
    pair(
      200,
      shape('M40 164q70 -20 146 0q8 96 -66 98q-76 2 -80 -98z', face(frame)),
      shape('M54 176q62 -14 118 0q4 70 -54 72q-60 0 -64 -72z', drop(p.main)),
    ),
    shape('M56 178q40 -10 74 -8l-52 66q-22 -20 -22 -58z', shine('#ffffff')),
    shape('M228 176q40 -8 74 -6l-52 66q-22 -22 -22 -60z', shine('#ffffff')),
    line('M182 172q18 -12 36 0', frame, 11),
    disc(50, 174, 5, p.accent),
    disc(350, 174, 5, p.accent),
  ];
};

export const fashion: Record<string, Draw> = {
  'womens-clothing': womensClothing,
  'mens-clothing': mensClothing,
  'kids-clothing': kidsClothing,
  shoes,
  bags,
  sunglasses,
};
