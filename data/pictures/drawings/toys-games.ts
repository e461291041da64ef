import { darker, INK, lighter, PAPER, RUBBER, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, pair, rect, shape, turn } from '../kit/shapes.ts';
import { block } from '../kit/things.ts';

const brick = (x: number, y: number, studs: number, colour: string) =>
  block(x, y, studs * 42, 56, 20, 16, colour) +
  many(
    studs,
    (i) =>
      rect(x + 16 + i * 42, y - 21, 30, 15, 3, tube(lighter(colour, 0.1))) +
      oval(x + 31 + i * 42, y - 20, 15, 5, lighter(colour, 0.45)),
  );

const buildingSets: Draw = (p) => [
  floor(200, 150),
  brick(56, 282, 4, p.main),
  brick(230, 282, 2, p.accent),
  brick(96, 218, 3, p.soft),
  brick(228, 218, 2, p.deep),
  brick(140, 154, 3, p.main),
  brick(174, 90, 2, p.accent),
];

const die = (x: number, y: number, s: number, angle: number) =>
  turn(
    angle,
    x,
    y,
    rect(x - s / 2, y - s / 2, s, s, s * 0.2, face(WHITE)),
    ...[
      [-1, -1],
      [1, -1],
      [0, 0],
      [-1, 1],
      [1, 1],
    ].map(([a = 0, b = 0]) => disc(x + a * s * 0.26, y + b * s * 0.26, s * 0.09, INK)),
  );

const pawn = (x: number, y: number, colour: string) =>
  oval(x, y, 27, 9, darker(colour, 0.3)) +
  shape(`M${x - 26} ${y - 2}q20 -30 16 -58h20q-4 28 16 58q-26 10 -52 0z`, tube(colour)) +
  oval(x, y - 60, 16, 5, lighter(colour, 0.2)) +
  disc(x, y - 78, 21, ball(colour));

const boardGames: Draw = (p) => [
  floor(200, 168, 318),
  shape('M92 140h216l70 160H22z', darker(WOOD, 0.3)),
  shape('M92 132h216l70 160H22z', face(p.main)),
  shape('M106 142h188l58 138H48z', PAPER),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => {
      const edge = (r: number) => [106 - r * 14.5, 188 + r * 29] as const;
      const [a, w] = edge(row);
      const [b, v] = edge(row + 1);
      const y = 142 + row * 34.5;
      const colour = [p.soft, PAPER, p.accent, p.pale][(row + column) % 4] ?? PAPER;
      return shape(
        `M${a + (w / 6) * column} ${y}h${w / 6}L${b + (v / 6) * (column + 1)} ${y + 34.5}h${-v / 6}z`,
        colour,
      );
    }),
  ),
  pawn(140, 190, p.deep),
  pawn(216, 226, p.main),
  die(300, 236, 52, 12),
  die(96, 264, 46, -14),
];

const dolls: Draw = (p) => {
  const fur =
    p.number === 4 ? '#c29262' : p.number === 1 ? '#8b8f98' : p.number === 2 ? '#b88a62' : '#b5744d';
  return [
    floor(200, 110),
    pair(200, disc(142, 92, 32, ball(fur)), disc(142, 94, 18, ball(lighter(fur, 0.4)))),
    pair(
      200,
      oval(118, 230, 28, 56, ball(fur)),
      oval(136, 312, 46, 34, ball(fur)),
      oval(126, 314, 24, 22, ball(lighter(fur, 0.45))),
    ),
    oval(200, 254, 80, 84, ball(fur)),
    shape('M124 224q76 34 152 0q14 60 -6 88q-70 34 -140 0q-20 -28 -6 -88z', face(p.main)),
    oval(200, 274, 34, 34, lighter(p.main, 0.3)),
    shape('M200 298c-34 -22 -22 -40 -10 -40q8 0 10 10q2 -10 10 -10c12 0 24 18 -10 40z', p.accent),
    oval(200, 136, 82, 74, ball(fur)),
    oval(200, 164, 38, 30, ball(lighter(fur, 0.5))),
    oval(200, 150, 13, 9, INK),
    line('M200 158v12M184 174q16 12 32 0', INK, 4),
    disc(166, 128, 8, INK),
    disc(234, 128, 8, INK),
    disc(163, 125, 2.5, WHITE),
    disc(231, 125, 2.5, WHITE),
    pair(200, shape('M200 208l-44 -20v42z', face(p.accent))),
    disc(200, 209, 10, ball(darker(p.accent, 0.1))),
  ];
};

const outdoorToys: Draw = (p) => [
  floor(206, 160),
  line('M262 336L280 92M340 336L322 92', WOOD, 13),
  many(5, (i) => line(`M${269 + i} ${292 - i * 42}h${66 - i * 3}`, lighter(WOOD, 0.2), 9)),
  shape('M262 110l40 -58l44 58z', face(p.accent)),
  line('M214 334V132M270 334V132', darker(WOOD, 0.2), 12),
  rect(200, 150, 134, 16, 5, face(WOOD)),
  shape(
    'M206 148C180 150 160 250 120 286q-28 22 -84 24v24q80 0 112 -28C184 270 200 190 226 178z',
    face(p.main),
  ),
  line('M204 140C172 150 156 246 112 276q-28 18 -78 20', lighter(p.main, 0.35), 12),
  line('M226 184C200 196 186 276 148 308q-34 26 -110 26', p.deep, 8),
  line('M208 146V100h54', p.accent, 8),
];

const toyVehicles: Draw = (p) => [
  floor(200, 150),
  line('M108 84L292 84', INK, 9),
  pair(200, rect(94, 66, 12, 20, 4, INK), oval(100, 64, 50, 6, p.soft)),
  rect(160, 70, 80, 36, 16, face(INK)),
  disc(200, 98, 11, ball(p.accent)),
  shape('M44 300v-42q2 -22 30 -28l42 -10q26 -52 60 -54h58q40 4 66 56q52 4 58 40v38z', face(p.main)),
  shape('M134 220q20 -36 44 -38h12v40h-56z', '#cfe3ee'),
  shape('M204 182h28q24 4 42 40h-70z', '#cfe3ee'),
  line('M46 268h310', WHITE, 9),
  shape('M44 286h314v20H44z', darker(p.main, 0.35)),
  oval(350, 250, 8, 12, '#fff1c0'),
  rect(44, 244, 10, 18, 4, '#f0795f'),
  disc(116, 304, 40, face(RUBBER)),
  disc(290, 304, 40, face(RUBBER)),
  disc(116, 304, 21, ball(p.accent)),
  disc(290, 304, 21, ball(p.accent)),
  rect(196, 236, 20, 6, 3, darker(p.main, 0.4)),
];

const videoGames: Draw = (p) => [
  floor(200, 130),
  turn(
    -5,
    170,
    190,
    rect(78, 52, 208, 280, 10, darker(p.main, 0.45)),
    rect(70, 50, 208, 280, 10, face(p.main)),
    rect(84, 62, 186, 30, 4, face(lighter(p.main, 0.25))),
    rect(84, 98, 186, 220, 4, drop(p.deep)),
    disc(222, 142, 27, p.accent),
    shape('M84 250l50 -78l38 54l26 -34l72 80v46H84z', p.soft),
    shape('M84 318v-34q90 -40 186 -6v40z', p.main),
    shape('M124 300l14 -30l10 14l14 -34l14 34l10 -14l14 30z', WHITE),
    shape('M72 52h110l-70 276H72z', shine('#ffffff')),
  ),
  shape(
    'M226 262q-24 4 -30 42q-2 36 18 34q14 -2 26 -22h68q12 20 26 22q20 2 18 -34q-6 -38 -30 -42z',
    face(INK),
  ),
  rect(222, 282, 8, 28, 3, WHITE),
  rect(212, 292, 28, 8, 3, WHITE),
  disc(312, 284, 7, p.accent),
  disc(328, 298, 7, p.soft),
  disc(300, 300, 7, p.soft),
];

export const toysGames: Record<string, Draw> = {
  'building-sets': buildingSets,
  'board-games': boardGames,
  dolls,
  'outdoor-toys': outdoorToys,
  'toy-vehicles': toyVehicles,
  'video-games': videoGames,
};
