import { darker, INK, lighter, pick, SCREEN, STEEL, WHITE } from '../kit/colour.ts';
import { ball, drop, face, glow, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, rect, ring, shape, turn } from '../kit/shapes.ts';
import { block, pane, rows, view } from '../kit/things.ts';

const laptops: Draw = (p) => {
  const body = pick(p, ['#5a616d', '#5f8fd3', '#cf6f62', '#aebfae']);
  return [
    floor(200, 160, 322),
    rect(76, 84, 248, 182, 14, face(darker(body, 0.2))),
    rect(84, 92, 232, 164, 6, SCREEN),
    view(90, 98, 220, 152, 3, p),
    pane(90, 98, 220, 152),
    shape('M76 262h248l44 50H32z', drop(body)),
    shape('M88 268h224l18 24H70z', darker(body, 0.45)),
    many(3, (i) => line(`M${88 - i * 6} ${273 + i * 7}H${312 + i * 6}`, lighter(body, 0.1), 1.6)),
    shape('M164 296h72l5 12h-82z', lighter(body, 0.24)),
    shape('M32 312h336q0 14 -16 14H48q-16 0 -16 -14z', darker(body, 0.25)),
  ];
};

const fan = (x: number, y: number, r: number, colour: string) =>
  disc(x, y, r, '#171c25') +
  disc(x, y, r, glow(colour)) +
  many(7, (i) =>
    turn(
      i * 51.4,
      x,
      y,
      shape(
        `M${x} ${y}q${r * 0.7} ${-r * 0.2} ${r * 0.56} ${-r * 0.66}q${-r * 0.5} ${-r * 0.1} ${-r * 0.56} ${r * 0.66}z`,
        lighter(colour, 0.1),
      ),
    ),
  ) +
  ring(x, y, r, colour, 4) +
  disc(x, y, r * 0.24, ball(INK));

const desktops: Draw = (p) => [
  floor(206, 120),
  block(104, 74, 150, 262, 58, 24, p.main),
  rect(114, 336, 30, 6, 2, INK),
  rect(214, 336, 30, 6, 2, INK),
  rect(116, 86, 126, 238, 8, '#10141b'),
  fan(179, 134, 38, p.soft),
  fan(179, 216, 38, p.accent),
  rect(130, 264, 98, 14, 5, face(STEEL)),
  rect(130, 286, 98, 26, 5, face(darker(p.main, 0.4))),
  rect(140, 296, 50, 5, 2.5, p.accent),
  pane(116, 86, 126, 238),
  disc(284, 62, 4, p.accent),
];

const tablets: Draw = (p) => [
  floor(200, 120),
  turn(
    -6,
    190,
    200,
    rect(88, 54, 204, 284, 20, face(p.deep)),
    rect(92, 54, 196, 280, 18, face(INK)),
    rect(102, 66, 176, 256, 8, '#f7f5ef'),
    view(114, 80, 152, 92, 5, p),
    rows(114, 190, [152, 146, 150, 138, 152, 148, 144, 90], 16, '#c5c9d1', 6),
    pane(102, 66, 176, 256),
  ),
  turn(
    14,
    312,
    220,
    rect(302, 96, 14, 208, 7, tube(p.main)),
    rect(302, 116, 14, 8, 0, p.accent),
    shape('M302 300h14l-7 24z', darker(p.main, 0.4)),
  ),
];

const monitors: Draw = (p) => [
  floor(200, 100),
  rect(182, 248, 36, 80, 2, tube(STEEL)),
  rect(132, 322, 136, 16, 8, drop(STEEL)),
  rect(38, 72, 324, 190, 12, face(p.deep)),
  rect(40, 72, 320, 188, 11, face(p.main)),
  view(50, 82, 300, 160, 3, p),
  pane(50, 82, 300, 160),
  disc(200, 251, 3.5, p.accent),
];

const printers: Draw = (p) => [
  floor(200, 140),
  shape('M122 66h146l10 96H112z', face(WHITE)),
  rows(140, 84, [96, 104, 70], 16, '#d5d9e0'),
  shape('M86 152h228l30 40H56z', drop(lighter(p.main, 0.2))),
  rect(56, 188, 288, 112, 16, face(p.main)),
  rect(76, 206, 90, 30, 6, SCREEN),
  rect(84, 214, 40, 14, 3, p.soft),
  disc(292, 221, 11, ball(p.accent)),
  disc(258, 221, 7, ball(WHITE)),
  rect(96, 254, 208, 16, 5, '#12161e'),
  shape('M110 264h180l18 72H92z', face(WHITE)),
  shape('M126 276h64l-4 44h-68z', face(p.soft)),
  rows(204, 280, [68, 72, 60, 74], 12, '#d5d9e0'),
  rect(70, 298, 30, 10, 3, darker(p.main, 0.4)),
  rect(300, 298, 30, 10, 3, darker(p.main, 0.4)),
];

const storageDrives: Draw = (p) => [
  floor(190, 140, 330),
  turn(
    -10,
    160,
    190,
    rect(66, 82, 176, 232, 22, face(p.deep)),
    rect(60, 78, 176, 230, 22, face(p.main)),
    rect(80, 98, 136, 130, 12, face(lighter(p.main, 0.14))),
    ring(148, 163, 34, lighter(p.main, 0.4), 5),
    disc(148, 163, 11, lighter(p.main, 0.4)),
    rect(82, 262, 60, 8, 4, lighter(p.main, 0.36)),
    disc(208, 266, 6, p.accent),
  ),
  turn(
    9,
    290,
    250,
    shape('M240 188h74l22 24v126q0 8 -8 8h-88q-8 0 -8 -8V196q0 -8 8 -8z', face(INK)),
    many(5, (i) => rect(242 + i * 15, 196, 9, 24, 2, '#d8b25a')),
    rect(244, 244, 80, 62, 6, face(p.soft)),
    rows(254, 258, [56, 40], 16, lighter(p.soft, 0.6), 7),
  ),
];

const components: Draw = (p) => [
  floor(200, 150, 316),
  rect(40, 104, 14, 204, 3, face(STEEL)),
  rect(30, 108, 12, 40, 2, '#8d95a2'),
  rect(54, 268, 300, 24, 4, darker('#2f6b4f', 0.2)),
  many(22, (i) => rect(110 + i * 8, 286, 5, 16, 1, '#d8b25a')),
  rect(52, 116, 310, 160, 20, face(p.main)),
  shape('M52 136q0 -20 20 -20h60l-34 160H72q-20 0 -20 -20z', darker(p.main, 0.22)),
  shape('M190 116h34l-20 160h-34z', p.accent),
  fan(130, 196, 62, p.soft),
  fan(282, 196, 62, p.soft),
];

const peripherals: Draw = (p) => [
  floor(200, 166, 306),
  turn(
    -5,
    170,
    220,
    rect(26, 160, 272, 128, 14, darker(p.main, 0.4)),
    rect(26, 152, 272, 128, 14, face(p.main)),
    many(4, (row) =>
      many(row === 3 ? 0 : 11, (i) =>
        rect(
          38 + i * 22.6,
          164 + row * 27,
          19,
          22,
          4,
          (i + row) % 9 === 4 ? p.accent : face(row === 1 && i === 0 ? p.soft : WHITE),
        ),
      ),
    ),
    rect(38, 245, 42, 22, 4, face(WHITE)),
    rect(84, 245, 132, 22, 4, face(WHITE)),
    rect(220, 245, 64, 22, 4, face(p.soft)),
  ),
  line('M336 196q6 -60 -30 -92', INK, 4),
  shape('M336 190q42 0 42 66q0 70 -42 70t-42 -70q0 -66 42 -66z', face(darker(p.main, 0.1))),
  line('M336 192v58', darker(p.main, 0.45), 2.5),
  rect(331, 210, 10, 28, 5, p.accent),
  line('M306 236q-2 50 18 74', lighter(p.main, 0.4), 4),
];

const networking: Draw = (p) => [
  floor(200, 146),
  ...[24, 48, 72].map((r) =>
    line(`M${200 - r} ${112 - r * 0.1}a${r * 1.16} ${r * 1.16} 0 0 1 ${2 * r} 0`, p.soft, 10),
  ),
  disc(200, 132, 9, p.accent),
  turn(-9, 92, 250, rect(84, 98, 16, 160, 8, tube(INK))),
  turn(9, 308, 250, rect(300, 98, 16, 160, 8, tube(INK))),
  rect(160, 176, 14, 70, 7, tube(INK)),
  rect(226, 176, 14, 70, 7, tube(INK)),
  shape('M78 232h244l36 44H42z', drop(lighter(p.main, 0.2))),
  rect(42, 274, 316, 52, 14, drop(p.main)),
  many(5, (i) => disc(76 + i * 22, 300, 5, i === 0 ? p.accent : lighter(p.main, 0.6))),
  rect(236, 294, 96, 12, 6, darker(p.main, 0.4)),
  rect(72, 326, 40, 10, 4, INK),
  rect(288, 326, 40, 10, 4, INK),
];

const computerAccessories: Draw = (p) => [
  floor(200, 140),
  line('M96 300Q40 290 52 226T120 190', INK, 7),
  rect(112, 178, 40, 22, 5, face(STEEL)),
  rect(150, 183, 16, 12, 2, '#8d95a2'),
  shape('M216 226h44l16 66h-76z', face(darker(p.main, 0.35))),
  rect(146, 84, 190, 120, 60, face(p.main)),
  disc(241, 144, 48, face(INK)),
  disc(241, 144, 36, ball(p.deep)),
  disc(241, 144, 20, '#0d1118'),
  disc(229, 132, 8, p.soft),
  disc(308, 144, 5, p.accent),
  many(3, (i) => disc(172, 132 + i * 12, 2.5, darker(p.main, 0.4))),
  rect(224, 202, 34, 26, 5, tube(INK)),
  block(88, 292, 226, 44, 20, 14, STEEL),
  many(3, (i) => rect(112 + i * 46, 305, 32, 16, 3, '#20262f') + rect(116 + i * 46, 312, 24, 5, 1, p.soft)),
  rect(254, 307, 20, 11, 5, '#20262f'),
  disc(294, 313, 5, p.accent),
];

export const computers: Record<string, Draw> = {
  laptops,
  desktops,
  tablets,
  monitors,
  printers,
  'storage-drives': storageDrives,
  components,
  peripherals,
  networking,
  'computer-accessories': computerAccessories,
};
