import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Favourites } from '#features/favourites/favourites.ts';
import {
  cookieText,
  merge,
  parseCookie,
  parseFavourites,
  storageTexts,
} from '#features/favourites/keeping.ts';
import { keptIds } from '#features/favourites/kept-ids.ts';

const decoded = (cookie: string | undefined) => {
  try {
    return decodeURIComponent(cookie ?? '');
  } catch {
    return '';
  }
};
/** The ids as the whole list is read. */
const wholeIds = (cookie: string | undefined, storage: string | null) =>
  merge(parseCookie(decoded(cookie)), parseFavourites(storage)).map(({ id_c10 }) => id_c10);
const sorted = (ids: readonly string[]) => ids.toSorted();

test('hearts and badge show what the list reads, however long it is', () => {
  for (const length of [0, 1, 9, 180, 500]) {
    const list: Favourites = Array.from({ length }, (_, n) => ({ id_c10: `id${n}`, search_price: n }));
    const [storage = null] = storageTexts.map((textOf) => textOf(list));
    const cookie = cookieText(list);
    expect(keptIds(cookie, storage)).toHaveLength(length);
    expect(sorted(keptIds(cookie, storage))).toEqual(sorted(wholeIds(cookie, storage)));
    expect(keptIds(undefined, storage)).toHaveLength(length);
  }
});

test('whatever is kept, both read the same ids and neither throws', () => {
  const entry = fc.oneof(
    fc.string(),
    fc.integer(),
    fc.constant(null),
    fc.record({ id_c10: fc.oneof(fc.string(), fc.integer(), fc.boolean()) }, { requiredKeys: [] }),
    fc.record({ more: fc.integer() }),
  );
  const kept = fc.oneof(
    fc.array(entry).map((list) => JSON.stringify(list)),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.option(kept, { nil: undefined }), fc.option(kept), (cookie, storage) => {
      const encoded = cookie && encodeURIComponent(cookie);
      expect(sorted(keptIds(encoded, storage))).toEqual(sorted(wholeIds(encoded, storage)));
    }),
  );
});
