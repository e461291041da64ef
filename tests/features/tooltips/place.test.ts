import { expect, test } from 'vitest';
import { placeTip } from '#features/tooltips/place.ts';

const view = { width: 360, height: 640 };
const tip = { width: 100, height: 30 };

test.each([
  ['in the middle above', { left: 100, top: 200, width: 40, height: 40 }, { left: 70, top: 164 }],
  ['below where there is no room', { left: 100, top: 20, width: 40, height: 40 }, { left: 70, top: 66 }],
  ['in view at the left', { left: 0, top: 200, width: 44, height: 44 }, { left: 8, top: 164 }],
  ['in view at the right', { left: 316, top: 200, width: 44, height: 44 }, { left: 252, top: 164 }],
])('a tooltip stands %s', (_, target, place) => {
  expect(placeTip(target, tip, view)).toEqual(place);
});
