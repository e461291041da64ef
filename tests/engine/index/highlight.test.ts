import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight } from '#engine/index/highlight.ts';
import { terms } from '#engine/text/analyse.ts';

const piece = fc.oneof(
  fc.constantFrom(
    'Televisor',
    '55',
    '"',
    ' ',
    '-',
    'WH-1000XM4',
    "De'Longhi",
    'café',
    '1,5 l',
    'S10+',
    '😀',
    'Wi-Fi',
  ),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const names = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(''));

test('what matched lies inside the name, in its order and apart', () => {
  fc.assert(
    fc.property(
      names,
      fc.array(fc.nat(20), { maxLength: 6 }),
      fc.constantFrom('es' as const, 'en' as const),
      (name, picks, language) => {
        const all = terms(name, language);
        const picked = new Set(picks.map((pick) => all[pick % (all.length || 1)] ?? ''));
        const spans = highlight(name, picked, language);
        let last = -1;
        for (const [start, end] of spans) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(name.length);
        if (picked.size > 0 && all.length > 0) expect(spans.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 500 },
  );
});

test('neighbours are one', () => {
  expect(highlight('TV Norvik 55 pulgadas', new Set(terms('norvik 55 pulgadas', 'es')), 'es')).toEqual([
    [3, 9],
    [10, 21],
  ]);
});
