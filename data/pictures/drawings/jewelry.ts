import { darker, GOLD, INK, lighter, type Palette, pick, WHITE } from '../kit/colour.ts';
import { ball, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, hoop, line, many, oval, pair, rect, ring, shape, turn } from '../kit/shapes.ts';

const metal = (p: Palette) => pick(p, ['#b9c1cc', '#c3ccd8', '#e0a98f', GOLD]);
const gem = (p: Palette) => pick(p, ['#cfdfee', '#3f86e0', '#d8404f', '#3fa06a']);

/** A cut stone whose girdle is centred on (x, y). */
const stone = (x: number, y: number, r: number, colour: string) =>
  shape(
    `M${x - r} ${y}l${r * 0.4} ${-r * 0.5}h${r * 1.2}l${r * 0.4} ${r * 0.5}l${-r} ${r * 0.95}z`,
    face(colour),
  ) +
  shape(`M${x - r} ${y}h${r * 0.6}l${r * 0.4} ${r * 0.95}z`, lighter(colour, 0.3)) +
  shape(`M${x + r} ${y}h${-r * 0.6}l${-r * 0.4} ${r * 0.95}z`, darker(colour, 0.25)) +
  shape(
    `M${x - r * 0.6} ${y - r * 0.5}h${r * 0.6}l${-r * 0.4} ${r * 0.5}h${-r * 0.6}z`,
    lighter(colour, 0.6),
  ) +
  shape(`M${x} ${y - r * 0.5}h${r * 0.6}l${r * 0.4} ${r * 0.5}h${-r * 0.6}z`, lighter(colour, 0.14));

const sparkle = (x: number, y: number, s: number) =>
  shape(
    `M${x} ${y - s}q${s * 0.12} ${s * 0.88} ${s} ${s}q${-s * 0.88} ${s * 0.12} ${-s} ${s}q${-s * 0.12} ${-s * 0.88} ${-s} ${-s}q${s * 0.88} ${-s * 0.12} ${s} ${-s}z`,
    WHITE,
  );

const band = (x: number, y: number, r: number, colour: string, width: number) =>
  ring(x, y, r, darker(colour, 0.28), width) +
  ring(x - 1, y - 2, r - width * 0.12, colour, width * 0.72) +
  line(
    `M${x - r * 0.94} ${y - r * 0.3}A${r} ${r} 0 0 1 ${x - r * 0.4} ${y - r * 0.91}`,
    lighter(colour, 0.7),
    width * 0.26,
  ) +
  line(
    `M${x + r * 0.94} ${y + r * 0.3}A${r} ${r} 0 0 1 ${x + r * 0.4} ${y + r * 0.91}`,
    lighter(colour, 0.45),
    width * 0.2,
  );

const rings: Draw = (p) => [
  floor(190, 120, 334),
  band(262, 248, 78, metal(p), 18),
  many(7, (i) => turn(-54 + i * 18, 262, 248, disc(262, 170, 6.5, ball(gem(p))))),
  band(150, 240, 88, metal(p), 20),
  shape('M122 158l14 -34h28l14 34z', face(darker(metal(p), 0.15))),
  stone(150, 112, 46, gem(p)),
  sparkle(196, 76, 20),
  sparkle(106, 70, 11),
];

const necklaces: Draw = (p) => [
  floor(200, 110),
  shape(
    'M168 40h64q0 60 14 74q60 20 78 62q10 100 -30 162H106q-40 -62 -30 -162q18 -42 78 -62q14 -14 14 -74z',
    tube(p.main),
  ),
  shape('M168 40h64v12q-32 10 -64 0z', lighter(p.main, 0.3)),
  line('M150 112q-10 76 50 124q60 -48 50 -124', darker(metal(p), 0.2), 7),
  line('M150 112q-10 76 50 124q60 -48 50 -124', lighter(metal(p), 0.35), 3),
  many(
    4,
    (i) =>
      disc(163 + i * 9, 186 + i * 13, 6, ball(metal(p))) + disc(237 - i * 9, 186 + i * 13, 6, ball(metal(p))),
  ),
  disc(200, 262, 33, face(metal(p))),
  stone(200, 258, 24, p.number === 1 ? gem(p) : lighter(gem(p), 0.16)),
  sparkle(226, 240, 12),
];

const earrings: Draw = (p) => [
  floor(200, 120),
  pair(
    200,
    line('M122 104q-28 -46 4 -52q26 0 20 38', metal(p), 6),
    stone(126, 116, 26, gem(p)),
    line('M126 140v26', metal(p), 5),
    shape('M126 158q64 92 38 140q-16 26 -38 26t-38 -26q-26 -48 38 -140z', face(metal(p))),
    shape('M126 196q40 58 22 92q-10 16 -22 16t-22 -16q-18 -34 22 -92z', ball(gem(p))),
    oval(114, 262, 6, 14, lighter(gem(p), 0.55)),
  ),
  sparkle(172, 196, 15),
  sparkle(306, 96, 12),
];

const bracelets: Draw = (p) => [
  floor(200, 130, 318),
  hoop(200, 200, 128, 78, darker(metal(p), 0.34), 8),
  many(26, (i) => {
    const a = (i / 26) * 2 * Math.PI;
    const bead = i % 5 === 0 ? gem(p) : i % 5 === 2 ? p.main : metal(p);
    return disc(
      Math.round(200 + 128 * Math.cos(a)),
      Math.round(200 + 78 * Math.sin(a)),
      i % 5 === 0 ? 17 : 14,
      ball(bead),
    );
  }),
  line('M200 292v18', metal(p), 5),
  shape('M200 346c-44 -26 -28 -48 -14 -46q10 0 14 12q4 -12 14 -12c14 -2 30 20 -14 46z', face(metal(p))),
  sparkle(306, 126, 16),
];

const watches: Draw = (p) => [
  floor(200, 84),
  shape('M158 116l6 -84h72l6 84z', tube(p.main)),
  shape('M158 276l6 80h72l6 -80z', tube(p.main)),
  line('M172 40v60M228 40v60M172 292v56M228 292v56', lighter(p.main, 0.4), 2),
  rect(304, 186, 18, 28, 5, tube(metal(p))),
  disc(200, 200, 112, face(metal(p))),
  ring(200, 200, 103, darker(metal(p), 0.25), 3),
  disc(200, 200, 94, ball(pick(p, ['#262c36', '#1d4587', WHITE, '#f7f3e6']))),
  many(12, (i) =>
    turn(i * 30, 200, 200, rect(197, 114, 6, i % 3 === 0 ? 20 : 11, 2, p.number < 3 ? '#e6ebf2' : INK)),
  ),
  line('M200 200L160 158', p.number < 3 ? WHITE : INK, 8),
  line('M200 200L250 148', p.number < 3 ? WHITE : INK, 5),
  line('M188 222L216 272', p.accent, 2.5),
  disc(200, 200, 8, ball(p.accent)),
  shape('M130 146a88 88 0 0 1 120 -18L142 266a88 88 0 0 1 -12 -120z', shine('#ffffff')),
];

export const jewelry: Record<string, Draw> = { rings, necklaces, earrings, bracelets, watches };
