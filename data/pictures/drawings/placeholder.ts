import { darker, lighter } from '../kit/colour.ts';
import { face } from '../kit/fills.ts';
import type { Draw } from '../kit/scene.ts';
import { disc, floor, line, many, rect, shape } from '../kit/shapes.ts';
import { block } from '../kit/things.ts';

const CARTON = '#b9bfc9';

/** A closed carton: a product without a picture of its own. */
const placeholder: Draw = () => [
  floor(204, 124),
  block(84, 132, 204, 202, 34, 30, CARTON),
  shape('M166 132l34 -30h40l-34 30z', lighter(CARTON, 0.6)),
  rect(166, 132, 40, 62, 2, face(lighter(CARTON, 0.4))),
  rect(106, 268, 60, 44, 4, lighter(CARTON, 0.55)),
  many(3, (i) => line(`M116 ${280 + i * 10}h${40 - i * 8}`, darker(CARTON, 0.15), 3)),
  disc(254, 298, 13, lighter(CARTON, 0.4)),
];

export const placeholders: Record<string, Draw> = { placeholder };
