import { darker, INK, lighter, SCREEN, STEEL, WHITE } from '../kit/colour.ts';
import { ball, beam, face, glow, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, hoop, line, many, oval, pair, rect, ring, shape, turn } from '../kit/shapes.ts';
import { block, driver, pane, rows, view } from '../kit/things.ts';

const smartphones: Draw = (p) => [
  floor(200, 120),
  turn(
    8,
    250,
    200,
    rect(172, 54, 140, 282, 26, face(darker(p.main, 0.35))),
    rect(168, 54, 140, 282, 26, face(p.main)),
    rect(180, 68, 58, 82, 18, face(lighter(p.main, 0.16))),
    disc(209, 90, 16, '#151a22'),
    disc(209, 128, 16, '#151a22'),
    disc(205, 86, 5, p.soft),
    disc(205, 124, 5, p.soft),
  ),
  turn(
    -7,
    150,
    200,
    rect(82, 58, 144, 284, 26, face(p.deep)),
    rect(86, 58, 138, 282, 24, INK),
    view(92, 66, 126, 266, 18, p),
    rect(136, 74, 38, 11, 5.5, INK),
    many(4, (i) => rect(104 + i * 27, 292, 20, 20, 6, i === 1 ? p.accent : WHITE)),
    pane(96, 66, 118, 266),
  ),
];

const phoneAccessories: Draw = (p) => [
  floor(200, 130),
  line('M286 176V120q0 -58 -60 -58t-60 50v40', '#c6ced9', 9),
  turn(
    -6,
    130,
    230,
    rect(72, 130, 128, 208, 24, face(p.deep)),
    rect(68, 128, 128, 208, 24, face(p.main)),
    rect(82, 142, 50, 62, 16, '#151a22'),
    rect(86, 146, 42, 54, 13, face(p.soft)),
    ring(132, 262, 34, lighter(p.main, 0.4), 7),
  ),
  rect(250, 92, 13, 26, 2, '#98a1ae'),
  rect(288, 92, 13, 26, 2, '#98a1ae'),
  rect(232, 112, 88, 92, 20, face(WHITE)),
  rect(264, 192, 24, 7, 3, '#b6bdc9'),
  rect(222, 236, 128, 102, 18, face(p.soft)),
  many(4, (i) => disc(246 + i * 17, 316, 5, i < 3 ? p.accent : lighter(p.soft, 0.5))),
  shape('M290 248l-22 32h16l-6 24l24 -34h-17z', WHITE),
];

const televisions: Draw = (p) => [
  floor(200, 150, 312),
  line('M112 280l-22 30M288 280l22 30', '#525a67', 9),
  rect(22, 76, 356, 210, 8, face(INK)),
  view(29, 83, 342, 194, 2, p),
  pane(29, 83, 342, 194),
  rect(190, 279, 20, 3, 1.5, STEEL),
];

const headphones: Draw = (p) => [
  floor(200, 110),
  line('M88 232V196a112 118 0 0 1 224 0v36', darker(p.main, 0.3), 24),
  line('M88 228V196a112 118 0 0 1 224 0v32', p.main, 17),
  line('M112 146a100 96 0 0 1 60 -54', lighter(p.main, 0.45), 6),
  pair(
    200,
    rect(108, 208, 40, 124, 20, face('#23282f')),
    rect(62, 204, 62, 132, 30, face(p.main)),
    rect(72, 222, 20, 96, 10, lighter(p.main, 0.22)),
    disc(98, 308, 5, p.accent),
  ),
];

const speakers: Draw = (p) => [
  floor(200, 140),
  block(60, 86, 122, 252, 20, 14, p.main),
  driver(121, 144, 34, p.soft),
  driver(121, 252, 50, p.deep),
  block(222, 86, 122, 252, 20, 14, p.main),
  driver(283, 144, 34, p.soft),
  driver(283, 252, 50, p.deep),
];

const cameras: Draw = (p) => [
  floor(200, 140, 322),
  shape('M150 112l16 -34h68l16 34z', face(INK)),
  rect(268, 92, 46, 18, 6, tube(STEEL)),
  rect(84, 92, 34, 16, 5, face(p.accent)),
  rect(52, 104, 296, 212, 26, face(INK)),
  rect(52, 150, 296, 120, 0, face(p.main)),
  rect(64, 116, 44, 22, 5, '#e9eef4'),
  disc(206, 214, 92, face('#3b414c')),
  disc(206, 214, 80, face('#20252e')),
  ring(206, 214, 70, p.accent, 3),
  disc(206, 214, 60, ball('#27405f')),
  disc(206, 214, 34, ball('#121a28')),
  oval(184, 190, 17, 12, '#bcd6ee'),
  disc(226, 236, 6, '#7ea3c8'),
  disc(326, 130, 8, p.accent),
];

const smartwatches: Draw = (p) => [
  floor(200, 80),
  shape('M146 122l14 -78h80l14 78z', tube(p.main)),
  shape('M146 278l14 66h80l14 -66z', tube(p.main)),
  rect(284, 176, 14, 34, 6, tube(STEEL)),
  rect(112, 104, 176, 192, 52, face('#8d95a2')),
  rect(120, 112, 160, 176, 45, '#11151c'),
  hoop(200, 186, 52, 52, '#29303b', 13),
  line('M200 134a52 52 0 1 1 -50 66', p.soft, 13),
  line('M200 154a32 32 0 1 1 -31 24', p.accent, 11),
  rows(164, 260, [72], 10, '#566070', 7),
  shape('M134 128q60 -24 130 0l-110 130q-30 -40 -20 -130z', shine('#ffffff')),
];

const gameConsoles: Draw = (p) => [
  floor(200, 140),
  block(236, 66, 62, 250, 18, 12, WHITE),
  rect(258, 66, 14, 250, 0, face(p.main)),
  rect(282, 120, 5, 60, 2.5, p.soft),
  shape(
    'M92 196q-48 6 -58 92q-6 54 24 54q22 0 46 -48h106q24 48 46 48q30 0 24 -54q-10 -86 -58 -92q-14 -2 -22 8h-86q-8 -10 -22 -8z',
    face(p.main),
  ),
  shape('M92 196q-48 6 -58 92q-2 20 2 34q8 -104 64 -118z', lighter(p.main, 0.3)),
  rect(80, 222, 15, 48, 4, INK),
  rect(63.5, 238.5, 48, 15, 4, INK),
  disc(126, 284, 20, ball('#23282f')),
  disc(188, 284, 20, ball('#23282f')),
  disc(228, 224, 9, ball(p.accent)),
  disc(228, 264, 9, ball(p.soft)),
  disc(208, 244, 9, ball(WHITE)),
  disc(248, 244, 9, ball(p.soft)),
  rect(138, 222, 38, 22, 8, face('#23282f')),
];

const projectors: Draw = (p) => [
  floor(210, 140),
  shape('M166 222L14 84V352L166 282z', beam('#ffe7a8')),
  rect(110, 176, 240, 140, 28, face(p.main)),
  rect(110, 176, 240, 56, 28, face(lighter(p.main, 0.16))),
  rect(110, 206, 240, 26, 0, face(p.main)),
  disc(168, 252, 50, face('#8d95a2')),
  disc(168, 252, 42, '#171c25'),
  disc(168, 252, 32, ball('#35537a')),
  disc(158, 242, 11, '#fff3cf'),
  many(6, (i) => rect(250, 226 + i * 12, 76, 5, 2.5, darker(p.main, 0.35))),
  disc(250, 196, 6, p.accent),
  rect(270, 191, 44, 10, 5, darker(p.main, 0.3)),
  rect(136, 314, 28, 22, 5, INK),
  rect(298, 314, 28, 22, 5, INK),
];

const smartHome: Draw = (p) => [
  oval(296, 150, 90, 90, glow('#ffdf94')),
  floor(200, 140),
  ...[18, 34].map((r) =>
    line(`M${296 - r} ${72 - r * 0.3}a${r * 1.2} ${r * 1.2} 0 0 1 ${2 * r} 0`, p.soft, 7),
  ),
  shape('M296 92a54 54 0 0 1 34 96q-8 8 -8 24h-52q0 -16 -8 -24a54 54 0 0 1 34 -96z', ball('#fff1c9')),
  line('M284 208v-42l12 12l12 -12v42', '#d9a23a', 4),
  rect(272, 212, 48, 34, 6, tube(STEEL)),
  rect(282, 244, 28, 10, 4, INK),
  oval(140, 326, 84, 15, darker(p.main, 0.4)),
  shape('M62 198h156l8 122q-86 24 -172 0z', tube(p.main)),
  many(5, (row) =>
    many(9, (i) => disc(72 + i * 17 + (row % 2) * 8 - row * 0.8, 226 + row * 20, 2.6, darker(p.main, 0.35))),
  ),
  oval(140, 198, 78, 20, face(lighter(p.main, 0.2))),
  hoop(140, 198, 60, 14, p.accent, 5),
  oval(140, 198, 50, 11, SCREEN),
];

export const electronics: Record<string, Draw> = {
  smartphones,
  'phone-accessories': phoneAccessories,
  televisions,
  headphones,
  speakers,
  cameras,
  smartwatches,
  'game-consoles': gameConsoles,
  projectors,
  'smart-home': smartHome,
};
