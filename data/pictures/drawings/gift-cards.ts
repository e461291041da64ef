import { darker, lighter, type Palette, WHITE } from '../kit/colour.ts';
import { face, shine } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, oval, pair, panel, rect, shape, turn, within } from '../kit/shapes.ts';
import { bow, rows } from '../kit/things.ts';

const CARD = panel(52, 108, 296, 186, 20);

/** Two cards, one behind the other; the art lies on the front one, 52 to 348 by 108 to 294. */
const card = (p: Palette, ...art: string[]) => [
  floor(204, 150, 330),
  turn(9, 200, 210, shape(CARD, face(p.soft)), line('M70 140h260', lighter(p.soft, 0.4), 12)),
  turn(
    -7,
    200,
    200,
    shape(panel(54, 114, 296, 186, 20), darker(p.main, 0.45)),
    shape(CARD, face(p.main)),
    within(CARD, disc(330, 110, 120, lighter(p.main, 0.1)), disc(350, 90, 76, lighter(p.main, 0.2)), ...art),
    rows(76, 252, [92, 60], 16, lighter(p.main, 0.55), 8),
    rect(290, 250, 36, 26, 6, face(p.accent)),
    shape(CARD, shine('#ffffff')),
  ),
];

const shoppingCards: Draw = (p) => [
  ...card(
    p,
    shape('M140 168h84l12 76H128z', face(WHITE)),
    line('M158 182v-22q0 -24 24 -24t24 24v22', p.accent, 8),
    line('M160 204q22 20 44 0', p.main, 7),
  ),
  turn(-7, 200, 200, rect(284, 108, 22, 186, 0, p.accent), bow(295, 118, 50, p.accent)),
];

const gamingCards: Draw = (p) =>
  card(
    p,
    shape(
      'M146 144q-34 4 -42 60q-4 40 18 40q16 0 32 -32h72q16 32 32 32q22 0 18 -40q-8 -56 -42 -60q-10 0 -16 6h-56q-6 -6 -16 -6z',
      face(WHITE),
    ),
    line('M146 164v26M133 177h26', p.main, 9),
    disc(228, 166, 7, p.accent),
    disc(242, 180, 7, p.deep),
    disc(214, 180, 7, p.main),
    disc(228, 194, 7, p.soft),
  );

const streamingCards: Draw = (p) =>
  card(
    p,
    rect(116, 128, 148, 100, 16, face(WHITE)),
    shape('M168 148q0 -8 8 -4l46 28q6 4 0 8l-46 28q-8 4 -8 -4z', face(p.main)),
    rect(128, 216, 124, 5, 2.5, p.soft),
    rect(128, 216, 60, 5, 2.5, p.accent),
    line('M280 196v-46l26 -8v44', WHITE, 6),
    oval(272, 197, 11, 8, WHITE),
    oval(298, 187, 11, 8, WHITE),
  );

const travelCards: Draw = (p) =>
  card(
    p,
    disc(116, 168, 36, lighter(p.accent, 0.25)),
    shape('M52 226q70 -40 140 -6t160 -22v60H52z', p.deep),
    turn(
      54,
      214,
      168,
      shape(
        'M214 112q11 8 11 28l52 34v15l-52 -15l-3 32l19 14v11l-27 -7l-27 7v-11l19 -14l-3 -32l-52 15v-15l52 -34q0 -20 11 -28z',
        face(WHITE),
      ),
    ),
    line('M92 222q24 8 56 -16M80 204q14 2 30 -10', lighter(p.main, 0.6), 4),
  );

const spaCards: Draw = (p) =>
  card(
    p,
    ...[-64, 64, -34, 34, 0].map((angle) =>
      turn(
        angle,
        200,
        228,
        shape(
          'M200 228q-30 -40 0 -92q30 52 0 92z',
          face(angle === 0 ? WHITE : Math.abs(angle) > 50 ? p.soft : p.pale),
        ),
      ),
    ),
    line('M140 240q60 18 120 0', WHITE, 6),
    pair(200, disc(112, 180, 4, WHITE), disc(98, 206, 3, WHITE)),
  );

export const giftCards: Record<string, Draw> = {
  'shopping-cards': shoppingCards,
  'gaming-cards': gamingCards,
  'streaming-cards': streamingCards,
  'travel-cards': travelCards,
  'spa-cards': spaCards,
};
