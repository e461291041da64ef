import { CREAM, darker, INK, lighter, STEEL, WHITE, WOOD } from '../kit/colour.ts';
import { ball, drop, face, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, oval, pair, rect, ring, shape, turn } from '../kit/shapes.ts';
import { gleam, spokedWheel } from '../kit/things.ts';

const pushchairs: Draw = (p) => [
  floor(196, 150),
  line('M116 256L262 306M258 224L124 304', '#8d95a2', 9),
  line('M250 236L332 116', '#59616e', 10),
  line('M318 126q18 -30 38 -22', INK, 15),
  shape('M70 186h208q-6 78 -104 80q-98 -2 -104 -80z', face(p.main)),
  shape('M64 178h222q8 0 8 9t-8 9H64q-8 0 -8 -9t8 -9z', face(darker(p.main, 0.25))),
  shape('M62 178A114 114 0 0 1 176 62V178z', face(lighter(p.main, 0.1))),
  shape('M176 62V178L98 96Q130 62 176 62z', face(p.main)),
  shape('M176 62V178L146 68Q158 62 176 62z', face(lighter(p.main, 0.18))),
  line('M182 62V176', p.accent, 6),
  shape('M176 178q20 -38 76 -30q22 6 22 30z', face(CREAM)),
  line('M96 232q78 30 156 0', lighter(p.main, 0.35), 4),
  spokedWheel(112, 296, 42, 10),
  spokedWheel(264, 296, 42, 10),
];

const carSeats: Draw = (p) => [
  floor(200, 110),
  shape('M96 340q-10 -60 10 -96h188q20 36 10 96z', face(INK)),
  shape(
    'M122 76q0 -36 40 -36h76q40 0 40 36l22 150q4 60 -40 70H140q-44 -10 -40 -70z',
    face(darker(p.main, 0.3)),
  ),
  shape('M138 84q0 -26 28 -26h68q28 0 28 26l10 110H128z', face(p.main)),
  pair(
    200,
    shape('M134 68q-34 2 -38 34l-4 42q2 16 20 14l24 -10z', face(lighter(p.main, 0.1))),
    shape('M110 204q-34 4 -34 38v32q2 22 26 22h34z', face(lighter(p.main, 0.08))),
  ),
  rect(152, 60, 96, 68, 24, face(lighter(p.main, 0.24))),
  shape('M122 226q78 -26 156 0l10 74q-88 30 -176 0z', face(p.main)),
  line('M166 112L188 240M234 112L212 240', INK, 15),
  line('M188 244L132 288M212 244L268 288', INK, 13),
  rect(174, 196, 52, 16, 6, face('#59616e')),
  rect(180, 232, 40, 32, 9, face(p.accent)),
  line('M200 262v40', INK, 13),
];

const babyFeeding: Draw = (p) => [
  floor(196, 130),
  shape('M148 88q-6 -16 -4 -30q2 -22 16 -22t16 22q2 14 -4 30z', tube('#eac79c')),
  oval(160, 94, 36, 13, tube('#eac79c')),
  rect(106, 98, 108, 44, 10, tube(p.main)),
  many(6, (i) => line(`M${118 + i * 17} 106v28`, darker(p.main, 0.22), 3)),
  shape('M112 142h96q22 24 20 56v122q0 20 -20 20h-96q-20 0 -20 -20V198q-2 -32 20 -56z', '#e3eef4'),
  shape('M94 204q66 -10 132 0v116q0 18 -18 18h-96q-18 0 -18 -18z', tube(WHITE)),
  many(5, (i) => rect(196, 218 + i * 22, i % 2 ? 14 : 22, 4, 2, p.main)),
  shape('M148 262c-30 -18 -20 -36 -8 -36q6 0 8 8q2 -8 8 -8c12 0 22 18 -8 36z', p.soft),
  gleam(102, 184, 120, 7),
  shape('M236 270h124q0 68 -46 70h-32q-46 -2 -46 -70z', face(p.main)),
  oval(298, 270, 62, 13, lighter(p.main, 0.3)),
  oval(298, 271, 52, 9, '#f1c98b'),
  turn(32, 318, 210, rect(312, 158, 12, 112, 6, tube(p.accent)), oval(318, 152, 16, 24, face(STEEL))),
];

const nursery: Draw = (p) => [
  floor(200, 160),
  line('M200 30v22M140 62h120M146 62v26M200 62v20M254 62v26', '#8d95a2', 4),
  shape('M146 84l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z', p.accent),
  shape('M206 82a18 18 0 1 0 8 30a16 16 0 0 1 -8 -30z', p.main),
  disc(254, 98, 13, ball(p.soft)),
  rect(64, 156, 272, 14, 6, darker(WOOD, 0.2)),
  many(11, (i) => rect(80 + i * 23, 166, 8, 120, 3, darker(WOOD, 0.25))),
  shape('M74 236h252v52H74z', face(WHITE)),
  shape('M86 240q0 -26 40 -24q30 0 30 24z', ball(WHITE)),
  shape('M150 232q80 -16 176 4v54H150z', face(p.main)),
  shape('M150 232q10 -4 20 -4v62h-20z', p.pale),
  rect(60, 190, 280, 12, 5, face(WOOD)),
  many(11, (i) => rect(78 + i * 23, 198, 9, 108, 3, tube(lighter(WOOD, 0.12)))),
  rect(60, 294, 280, 20, 6, face(WOOD)),
  rect(52, 130, 22, 204, 8, tube(WOOD)),
  rect(326, 130, 22, 204, 8, tube(WOOD)),
  disc(63, 128, 14, ball(p.main)),
  disc(337, 128, 14, ball(p.main)),
];

const babyToys: Draw = (p) => {
  const hoops = [p.main, p.accent, p.soft, p.deep];
  return [
    floor(200, 146),
    rect(146, 76, 16, 240, 8, tube(WOOD)),
    ...hoops.map((colour, i) => rect(64 + i * 13, 272 - i * 46, 180 - i * 26, 46, 23, drop(colour))),
    disc(154, 100, 27, ball(p.main)),
    shape('M58 318h192q10 0 10 11t-10 11H58q-10 0 -10 -11t10 -11z', face(WOOD)),
    turn(
      24,
      310,
      220,
      rect(301, 214, 18, 84, 8, tube(WHITE)),
      ring(310, 314, 22, p.main, 11),
      disc(310, 162, 56, ball(p.soft)),
      shape('M254 162q56 30 112 0q-2 22 -10 32q-46 20 -92 0q-8 -10 -10 -32z', p.main),
      disc(290, 142, 7, WHITE),
      disc(318, 134, 7, WHITE),
    ),
  ];
};

const nappies: Draw = (p) => [
  floor(200, 156),
  shape(
    'M40 168q90 20 180 0q14 0 14 14v40q-50 10 -58 76q-2 26 -22 30h-48q-20 -4 -22 -30q-8 -66 -58 -76v-40q0 -14 14 -14z',
    face(WHITE),
  ),
  shape(
    'M26 196v26q50 10 58 76l14 10q0 -70 -72 -112zM234 196v26q-50 10 -58 76l-14 10q0 -70 72 -112z',
    p.soft,
  ),
  shape('M40 168q90 20 180 0q14 0 14 14v14q-104 22 -208 0v-14q0 -14 14 -14z', face(p.main)),
  rect(30, 178, 32, 24, 7, face(p.accent)),
  rect(198, 178, 32, 24, 7, face(p.accent)),
  shape('M130 262c-32 -20 -22 -40 -8 -40q6 0 8 9q2 -9 8 -9c14 0 24 20 -8 40z', p.soft),
  shape(
    'M222 304q0 -44 50 -50q-24 -50 26 -62q46 -2 46 38q0 18 -8 30q20 4 30 -8q6 58 -34 80q-30 12 -76 8q-34 -4 -34 -36z',
    ball('#f3c746'),
  ),
  shape('M254 290q40 -26 66 2q-24 26 -66 -2z', face('#dba62e')),
  shape('M258 214q-24 -2 -26 12q10 12 32 8z', face('#e8813c')),
  disc(286, 216, 6, INK),
  many(3, (i) => disc(206 + i * 26, 118 - (i % 2) * 28, 15 - i * 3, ball('#d3e6f1'))),
];

export const babies: Record<string, Draw> = {
  pushchairs,
  'car-seats': carSeats,
  'baby-feeding': babyFeeding,
  nursery,
  'baby-toys': babyToys,
  nappies,
};
