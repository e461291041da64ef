import { darker, GLASS, GOLD, INK, lighter, RUBBER, SCREEN, STEEL, WHITE } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, pair, rect, ring, shape, turn } from '../kit/shapes.ts';
import { driver, gleam, pane, wheel } from '../kit/things.ts';

const carAccessories: Draw = (p) => [
  floor(200, 160, 330),
  shape('M96 88h172q50 2 66 34q2 10 -10 10H100q-18 0 -20 -14q-2 -30 16 -30z', face(p.main)),
  line('M82 112h248', lighter(p.main, 0.45), 4),
  rect(190, 104, 36, 9, 4, p.accent),
  line('M130 134v30M268 134v30M112 150h176', INK, 8),
  shape('M22 292v-36q4 -28 42 -34l34 -8q30 -60 78 -62h74q48 4 84 60q38 6 46 36v44z', face('#b7bfca')),
  shape('M116 214q30 -48 64 -48h12v50z', face(GLASS)),
  shape('M206 166h44q34 4 62 44l-106 6z', face(GLASS)),
  shape('M22 270h358v22q0 6 -6 6H28q-6 0 -6 -6z', '#7d8694'),
  line('M98 232h230', '#dfe4ea', 4),
  rect(222, 238, 26, 7, 3.5, '#7d8694'),
  oval(370, 250, 9, 13, '#fff1c0'),
  rect(22, 246, 11, 20, 4, '#e2614e'),
  wheel(100, 296, 37),
  wheel(302, 296, 37),
];

const carAudio: Draw = (p) => [
  floor(200, 150),
  driver(308, 246, 72, p.deep),
  ring(308, 246, 68, p.accent, 3),
  rect(128, 252, 26, 60, 6, tube(INK)),
  oval(140, 322, 64, 16, darker(INK, 0.2)),
  oval(140, 316, 64, 15, face('#59616e')),
  rect(28, 70, 242, 176, 20, darker(p.main, 0.45)),
  rect(24, 66, 242, 176, 20, face(p.main)),
  rect(38, 80, 214, 148, 8, '#e9efe4'),
  shape('M38 88q0 -8 8 -8h70l-78 90z', '#c7dfb9'),
  shape('M190 228h54q8 0 8 -8v-70z', '#a9d0ea'),
  line('M44 210L252 110M70 80L150 228M200 80L226 228', '#ffffff', 11),
  line('M122 228L132 194L208 130L200 84', p.main, 9),
  shape('M124 206l20 -6l-20 26l-4 -14z', p.deep),
  shape(
    'M198 58q26 0 26 26q0 16 -26 42q-26 -26 -26 -42q0 -26 26 -26z',
    face(p.number === 3 ? p.deep : '#d8503f'),
  ),
  disc(198, 84, 10, WHITE),
  rect(48, 90, 58, 28, 6, SCREEN),
  shape('M58 104l12 -8v5h22v6H70v5z', WHITE),
  pane(38, 80, 214, 148),
];

const tyres: Draw = (p) => [
  floor(200, 120, 346),
  disc(212, 194, 150, darker(RUBBER, 0.4)),
  many(36, (i) => turn(i * 10, 200, 194, rect(193, 40, 14, 26, 3, '#1f232b'))),
  disc(200, 194, 148, face('#3a3f49')),
  ring(200, 194, 134, '#23272f', 6),
  ring(200, 194, 112, '#4d535e', 3),
  disc(200, 194, 98, face(darker(p.main, 0.35))),
  disc(200, 194, 90, '#1a1e26'),
  many(5, (i) =>
    turn(
      i * 72,
      200,
      194,
      shape('M184 190l-14 -82q30 -12 60 0l-14 82z', face(p.number === 1 ? STEEL : p.main)),
      shape('M194 180l-5 -66q11 -4 22 0l-5 66z', darker(p.number === 1 ? STEEL : p.main, 0.3)),
    ),
  ),
  ring(200, 194, 94, p.number === 1 ? STEEL : p.main, 10),
  disc(200, 194, 26, ball(p.number === 1 ? STEEL : p.main)),
  disc(200, 194, 11, p.accent),
  line('M88 130a128 128 0 0 1 60 -54', '#737a87', 8),
];

const motorcycleGear: Draw = (p) => [
  floor(200, 120, 350),
  pair(
    200,
    shape('M150 66q-48 8 -64 40L54 262q0 12 14 16l30 6q12 0 16 -14l32 -100z', face(darker(p.main, 0.08))),
    shape('M98 132l-14 62l36 8l16 -50z', p.accent),
    shape('M56 250l58 14l-4 18q-4 6 -12 4l-34 -8q-12 -4 -8 -28z', INK),
  ),
  shape(
    'M152 62q48 16 96 0q26 10 34 34l-8 218q0 14 -14 16H140q-14 -2 -14 -16L118 96q8 -24 34 -34z',
    face(p.main),
  ),
  shape('M122 128h156l-2 36H124z', p.accent),
  shape('M122 140h156l-1 12H123z', WHITE),
  rect(126, 300, 148, 28, 8, face(p.deep)),
  line('M202 78V322', '#c2c9d3', 6),
  rect(198, 106, 9, 22, 3, GOLD),
  shape('M156 40h88l12 28q-56 26 -112 0z', face(p.deep)),
  pair(200, line('M146 204l34 26', '#c2c9d3', 5), line('M142 270h38', darker(p.main, 0.35), 5)),
  line('M134 108l8 180', lighter(p.main, 0.3), 4),
];

const helmets: Draw = (p) => [
  floor(200, 126),
  shape(
    'M58 220Q50 60 200 52Q344 58 344 204Q344 300 280 334Q220 346 148 334Q108 320 100 290Q64 276 58 220z',
    face(p.main),
  ),
  shape('M84 150Q110 76 196 68Q130 92 112 160z', lighter(p.main, 0.55)),
  shape('M240 54q96 30 102 140l-40 4q-10 -110 -90 -144z', p.accent),
  shape(
    'M52 196Q54 152 90 146Q190 128 256 158Q276 178 270 216Q262 240 236 244Q140 262 76 244Q52 232 52 196z',
    INK,
  ),
  shape(
    'M62 198Q64 164 94 158Q184 142 246 166Q262 182 256 210Q250 228 230 232Q140 248 84 232Q62 222 62 198z',
    drop('#3d5876'),
  ),
  shape('M76 176q18 -14 60 -16l-46 62q-26 -16 -14 -46z', shine('#ffffff')),
  disc(284, 200, 21, ball('#8d95a2')),
  disc(284, 200, 9, INK),
  shape('M100 290q-8 -16 -6 -28q60 8 130 -6l20 34q-60 22 -144 0z', face(darker(p.main, 0.2))),
  many(3, (i) => rect(122 + i * 32, 276, 22, 8, 4, INK)),
  shape('M148 334q66 12 132 0l4 8q-70 14 -132 2z', INK),
];

const carCare: Draw = (p) => [
  floor(200, 150),
  rect(78, 58, 44, 34, 6, tube(INK)),
  shape('M66 116q0 -24 20 -28h28q20 4 20 28v206q0 16 -16 16H82q-16 0 -16 -16z', tube(p.main)),
  rect(72, 164, 56, 118, 6, '#fbf8f2'),
  shape('M78 222v-10q2 -6 12 -8q6 -14 16 -14q10 0 14 14q6 2 6 8v10z', p.main),
  disc(88, 222, 6, INK),
  disc(114, 222, 6, INK),
  line('M84 250q10 -8 18 0t18 0', p.soft, 5),
  gleam(74, 124, 34, 6),
  oval(210, 314, 62, 22, darker(STEEL, 0.4)),
  rect(148, 282, 124, 32, 6, tube(STEEL)),
  oval(210, 282, 62, 20, '#dfe4ea'),
  oval(210, 282, 52, 15, ball('#f4e6b0')),
  turn(-16, 226, 236, oval(230, 232, 64, 18, darker(p.accent, 0.25)), oval(230, 224, 64, 20, ball(p.accent))),
  shape('M262 310q-6 -50 10 -72q40 -16 74 6q18 34 6 72q-8 22 -28 22h-40q-18 0 -22 -28z', face(p.soft)),
  many(11, (i) =>
    rect(264 + (i % 4) * 23, 252 + Math.floor(i / 4) * 28, 16, 22, 8, ball(lighter(p.soft, 0.15))),
  ),
  ...[
    [304, 214, 19],
    [336, 206, 13],
    [276, 206, 11],
    [322, 180, 9],
    [294, 178, 6],
  ].map(([x = 0, y = 0, r = 0]) => disc(x, y, r, ball('#e0eef6'))),
];

export const carMotorcycle: Record<string, Draw> = {
  'car-accessories': carAccessories,
  'car-audio': carAudio,
  tyres,
  'motorcycle-gear': motorcycleGear,
  helmets,
  'car-care': carCare,
};
