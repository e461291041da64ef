import { darker, GOLD, INK, lighter, PAPER, STEEL, WHITE } from '../kit/colour.ts';
import { ball, drop, face, shine, tube } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, hoop, line, many, oval, panel, rect, shape, turn, within } from '../kit/shapes.ts';
import { leaf, rows } from '../kit/things.ts';

const COVER = panel(98, 50, 196, 284, 6);

/** A standing hardback; the art lies inside the cover, 98 to 294 by 50 to 334. */
const book = (colour: string, ...art: string[]) => [
  floor(206, 118),
  shape('M294 56l30 10v262l-30 8z', face(PAPER)),
  many(5, (i) => line(`M${299 + i * 5} ${62 + i * 2}V${330 - i * 2}`, '#d8cfbd', 1.2)),
  shape('M290 50q26 4 38 14l-4 6l-32 -10z', darker(colour, 0.3)),
  shape('M290 334l36 -10v8q-12 8 -36 8H106z', darker(colour, 0.35)),
  shape(COVER, face(colour)),
  within(COVER, ...art),
  shape('M98 56q0 -6 6 -6h14v284h-14q-6 0 -6 -6z', darker(colour, 0.28)),
  line('M119 52v280', lighter(colour, 0.25), 2),
  shape('M122 52h100L140 332h-18z', shine('#ffffff')),
];

const title = (y: number, colour: string) => rows(150, y, [116, 80], 18, colour, 9);

const fiction: Draw = (p) => [
  ...book(
    p.main,
    rect(118, 50, 180, 290, 0, drop(p.main)),
    disc(208, 206, 60, lighter(p.accent, 0.25)),
    shape('M118 250q50 -50 100 -10t80 -14v108H118z', p.deep),
    shape('M118 290q70 -40 180 0v44H118z', darker(p.deep, 0.35)),
    line('M164 164q8 -10 16 0q8 -10 16 0M226 148q6 -8 12 0q6 -8 12 0', INK, 4),
    title(78, WHITE),
  ),
  shape('M250 330h22v26l-11 -10l-11 10z', face(p.accent)),
];

const crime: Draw = (p) => [
  ...book(
    darker(p.deep, 0.45),
    shape('M118 334L208 120l90 214z', '#ffffff22'),
    ...[12, 24, 36, 48, 60].map((r) => hoop(204, 214, r, r * 1.24, lighter(p.main, 0.25), 5)),
    shape('M244 334q0 -40 40 -60v60z', p.main),
    title(78, WHITE),
  ),
  turn(
    -40,
    300,
    290,
    rect(291, 292, 20, 76, 9, tube(INK)),
    disc(301, 250, 48, face(STEEL)),
    disc(301, 250, 38, '#d5e7f0'),
    shape('M272 240q6 -26 34 -28l-18 58q-16 -8 -16 -30z', WHITE),
  ),
];

const childrensBooks: Draw = (p) =>
  book(
    lighter(p.main, 0.12),
    rect(118, 50, 180, 290, 0, drop(lighter(p.main, 0.12))),
    many(7, (i) => disc(140 + ((i * 47) % 140), 130 + ((i * 31) % 70), 3.5, WHITE)),
    shape('M262 116a32 32 0 1 0 16 54a28 28 0 0 1 -16 -54z', lighter(p.accent, 0.35)),
    shape('M118 290q90 -40 180 0v44H118z', p.deep),
    shape('M168 190l-2 -38l26 22zM240 190l2 -38l-26 22z', face(p.accent)),
    oval(204, 270, 48, 52, ball(p.accent)),
    oval(204, 208, 46, 38, ball(p.accent)),
    shape('M162 214q42 18 84 0q-6 30 -42 34q-36 -4 -42 -34z', PAPER),
    disc(187, 204, 5, INK),
    disc(221, 204, 5, INK),
    oval(204, 228, 8, 6, INK),
    rows(146, 76, [120, 72], 18, WHITE, 10),
  );

const cookbooks: Draw = (p) =>
  book(
    p.main,
    rect(134, 68, 148, 60, 8, PAPER),
    rows(150, 84, [116, 80], 18, p.deep, 8),
    disc(208, 222, 66, ball(WHITE)),
    disc(208, 222, 47, '#eceff3'),
    disc(208, 222, 34, ball('#e0603f')),
    leaf(208, 222, 34, 20, '#5b9b65'),
    leaf(208, 222, 30, 90, '#5b9b65'),
    leaf(208, 222, 30, -60, '#5b9b65'),
    line('M132 176v26q0 10 8 10v66M148 176v26q0 10 -8 10M140 176v30', WHITE, 4.5),
    line('M284 278V176q-14 20 -10 54h10', WHITE, 5),
  );

const historyBooks: Draw = (p) =>
  book(
    p.deep,
    line('M134 66h148v252H134z', GOLD, 3),
    title(88, GOLD),
    shape('M148 190l60 -42l60 42z', face(PAPER)),
    rect(150, 192, 116, 12, 2, PAPER),
    many(4, (i) => rect(158 + i * 28, 208, 16, 62, 2, tube(PAPER))),
    rect(150, 272, 116, 12, 2, PAPER),
    rect(142, 284, 132, 12, 2, face(PAPER)),
  );

const scienceBooks: Draw = (p) =>
  book(
    darker(p.main, 0.2),
    many(5, (i) => many(7, (j) => disc(134 + i * 38, 70 + j * 42, 2, '#ffffff55'))),
    many(3, (i) => turn(i * 60, 208, 214, hoop(208, 214, 70, 26, lighter(p.soft, 0.2), 6))),
    disc(208, 214, 17, ball(p.accent)),
    disc(278, 214, 9, ball(WHITE)),
    disc(173, 153, 9, ball(WHITE)),
    disc(173, 275, 9, ball(WHITE)),
    title(80, WHITE),
  );

const travelBooks: Draw = (p) =>
  book(
    p.main,
    disc(208, 226, 74, ball('#8cc3e6')),
    within(
      'M134 226a74 74 0 1 1 148 0a74 74 0 1 1 -148 0z',
      shape(
        'M140 190q34 -44 64 -30q4 26 -20 34q6 30 -22 34q-22 -8 -22 -38zM214 200q44 -26 74 4v50q-20 34 -40 16q-6 -30 -30 -34q-18 -18 -4 -36zM160 262q24 -10 30 12q-2 26 -18 22q-20 -14 -12 -34z',
        '#7cb883',
      ),
    ),
    line('M144 270q60 -10 110 -92', WHITE, 3.5),
    turn(
      32,
      262,
      164,
      shape(
        'M262 130q8 6 8 20l30 20v8l-30 -8l-2 18l10 8v6l-16 -4l-16 4v-6l10 -8l-2 -18l-30 8v-8l30 -20q0 -14 8 -20z',
        face(WHITE),
      ),
    ),
    title(78, p.accent),
  );

export const books: Record<string, Draw> = {
  fiction,
  crime,
  'childrens-books': childrensBooks,
  cookbooks,
  'history-books': historyBooks,
  'science-books': scienceBooks,
  'travel-books': travelBooks,
};
