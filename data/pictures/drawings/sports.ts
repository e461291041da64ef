import { darker, INK, LEAF, lighter, RUBBER, STEEL, WHITE } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, pair, rect, round, shape, turn, within } from '../kit/shapes.ts';
import { spokedWheel, wheel } from '../kit/things.ts';

const plate = (x: number, h: number, colour: string) => rect(x, 262 - h / 2, 26, h, 9, drop(colour));

const fitness: Draw = (p) => [
  floor(200, 160, 336),
  line('M214 150V110q0 -48 46 -48t46 48v40', darker(p.main, 0.4), 25),
  line('M214 150V110q0 -46 46 -46t46 46v40', lighter(INK, 0.16), 15),
  disc(260, 190, 76, ball('#4a515d')),
  disc(260, 186, 32, face(p.main)),
  rect(120, 252, 130, 20, 8, drop(STEEL)),
  many(6, (i) => line(`M${152 + i * 11} 254v16`, '#8d95a2', 2)),
  plate(52, 60, INK),
  plate(78, 108, p.deep),
  plate(106, 144, p.main),
  plate(240, 144, p.main),
  plate(268, 108, p.deep),
  plate(294, 60, INK),
];

const cycling: Draw = (p) => [
  floor(200, 166),
  spokedWheel(100, 264, 70, 16),
  spokedWheel(302, 264, 70, 16),
  line('M100 264L146 172L262 166L186 264z', p.main, 11),
  line('M146 172L186 264', p.main, 11),
  line('M100 264H186', p.deep, 8),
  line('M302 264L254 124', p.deep, 10),
  line('M262 166L254 130', p.main, 12),
  line('M144 168L138 144', STEEL, 8),
  shape('M102 132q44 -8 70 2q4 12 -16 12h-36q-20 0 -18 -14z', INK),
  line('M254 126l-6 -20h34q22 2 18 22q-4 14 -18 12', INK, 8),
  disc(186, 264, 21, face('#6a727f')),
  disc(186, 264, 9, INK),
  line('M186 264l18 32', STEEL, 7),
  rect(192, 294, 28, 9, 4, INK),
  line('M150 182L236 177', lighter(p.main, 0.5), 3),
];

const running: Draw = (p) => [
  floor(200, 158, 322),
  rect(296, 66, 22, 18, 4, tube(STEEL)),
  disc(307, 128, 48, face(INK)),
  disc(307, 128, 38, ball(WHITE)),
  line('M307 128V102M307 128l16 12', '#c94b3d', 5),
  many(4, (i) => turn(i * 90, 307, 128, rect(305, 93, 4, 9, 2, INK))),
  shape(
    'M50 146q-8 60 0 110h310q8 -42 -42 -52q-66 -16 -108 -74q-8 -10 -20 -4l-24 14q-40 14 -72 -18q-18 -18 -34 0q-8 10 -10 24z',
    face(p.main),
  ),
  shape('M50 146q-8 60 0 110h78q-4 -70 -70 -130q-6 8 -8 20z', p.deep),
  shape('M292 198q66 8 68 58h-76q-8 -30 8 -58z', p.deep),
  line('M158 182l28 26l-28 26M194 196l24 18l-24 18', WHITE, 10),
  many(4, (i) => line(`M${190 + i * 18} ${136 + i * 17}l30 -12`, p.accent, 7)),
  shape('M40 250h322q14 12 4 30q-6 10 -20 12q-60 6 -110 6t-120 16q-60 4 -76 -24q-8 -22 0 -40z', drop(WHITE)),
  line('M42 266q150 6 324 -6', p.accent, 6),
  line('M60 304q40 12 88 2', RUBBER, 8),
];

const camping: Draw = (p) => [
  floor(200, 166, 330),
  rect(318, 200, 14, 120, 4, tube('#8a6239')),
  shape('M325 60l44 92h-88z', face(LEAF)),
  shape('M325 108l54 102H271z', face(darker(LEAF, 0.14))),
  shape('M30 326L160 96L330 326z', face(p.main)),
  shape('M160 96L330 326h-64z', darker(p.main, 0.3)),
  shape('M160 96L96 326h128z', p.deep),
  shape('M160 118q-6 120 -64 208h-22z', face(p.accent)),
  shape('M160 118q6 120 64 208h20z', face(p.accent)),
  line('M160 96L148 70M160 96l14 -26', '#8d95a2', 5),
  line('M92 218L16 332M300 284l66 50', '#8d95a2', 3),
  shape('M28 326h306v12H28z', darker(p.deep, 0.25)),
];

const football: Draw = (p) => [
  floor(200, 120, 338),
  disc(200, 200, 136, ball(WHITE)),
  within(
    round(200, 200, 136),
    shape('M200 148l50 36l-19 59h-62l-19 -59z', face(p.main)),
    many(5, (i) =>
      turn(
        i * 72,
        200,
        200,
        line('M200 148V98', '#9aa2af', 4),
        shape('M200 98l-48 -32l14 -56h68l14 56z', face(p.main)),
      ),
    ),
    many(5, (i) => turn(i * 72, 200, 200, line('M246 64L306 108', '#9aa2af', 4))),
  ),
  shape('M84 160a122 122 0 0 1 110 -80q-60 40 -90 120q-26 -10 -20 -40z', shine('#ffffff')),
];

const swimming: Draw = (p) => [
  floor(200, 150, 330),
  shape('M92 196q-4 -122 108 -126q112 4 108 126q-108 26 -216 0z', ball(p.main)),
  line('M130 120q20 -34 60 -38', lighter(p.main, 0.6), 8),
  line('M200 70v132', darker(p.main, 0.2), 3),
  line('M30 250Q36 196 92 186M370 250Q364 196 308 186', INK, 15),
  pair(
    200,
    shape('M40 240q0 -36 44 -38h56q44 4 44 40q-2 62 -66 66q-74 4 -78 -68z', face(INK)),
    shape('M58 242q2 -22 34 -24h42q32 2 32 26q-2 44 -50 46q-54 2 -58 -48z', drop(p.soft)),
  ),
  shape('M62 240q4 -18 34 -18l22 0l-36 58q-20 -14 -20 -40z', shine('#ffffff')),
  shape('M238 240q4 -18 34 -18l22 0l-36 58q-20 -14 -20 -40z', shine('#ffffff')),
  line('M180 238q20 -12 40 0', p.accent, 11),
];

const scooters: Draw = (p) => [
  floor(200, 156),
  line('M296 300L256 70', '#8d95a2', 15),
  line('M294 296L257 76', '#e2e7ed', 5),
  line('M222 78l68 -14', INK, 15),
  line('M214 80l24 -5M282 66l22 -5', p.main, 18),
  rect(244, 84, 34, 26, 6, face(INK)),
  rect(250, 90, 20, 12, 3, p.soft),
  shape('M68 276h176q18 -2 26 -20l10 -40h22l8 46q-22 38 -60 38H68z', face(p.main)),
  line('M84 278h150', INK, 7),
  wheel(90, 308, 32, p.accent),
  wheel(310, 308, 32, p.accent),
  shape('M44 292q14 -36 58 -28l-2 12q-30 -4 -44 20z', face(p.deep)),
  shape('M270 286q18 -24 54 -14q18 8 22 24l-10 4q-30 -30 -60 -6z', face(p.deep)),
  disc(284, 222, 10, '#fff3cf'),
];

export const sports: Record<string, Draw> = {
  fitness,
  cycling,
  running,
  camping,
  football,
  swimming,
  scooters,
};
