import { decoded } from '#engine/files/coder.ts';
import { BRANDS_A_FILE, type Directory, nameAt, pathOf } from '#engine/files/directory.ts';
import { codeTexts } from '#engine/files/texts.ts';
import { brandKey } from '#engine/index/brand-key.ts';
import type { Names } from '#engine/index/columns.ts';
import type { Held, Source } from './not-here.ts';

/** The names of brands, the commonest first, as far as they are here. */
export interface BrandNames {
  names: Names['brands'];
  /** @param places plus one @throws NotHere */
  demand(places: readonly number[]): void;
  /** @throws NotHere */
  demandAll(): void;
}

export function brandNames({ brands, allBrands, brandCount }: Directory, held: Held): BrandNames {
  const names: Names['brands'] = Array.from({ length: brandCount }, () => ({ key: '', label: '' }));
  let areAllHere = false;

  function take(content: Uint8Array, start: number): void {
    for (const [place, label] of decoded(content, (coder) => codeTexts(coder, [])).entries()) {
      names[start + place] = { key: brandKey(label), label };
    }
  }
  const partAt = (at: number): Source => ({
    path: pathOf('brands', nameAt(brands, at)),
    key: `brands ${at}`,
    make: (content) => take(content, at * BRANDS_A_FILE),
  });
  const all: Source = {
    path: pathOf('brands', allBrands),
    key: 'all brands',
    make(content) {
      take(content, 0);
      areAllHere = true;
    },
  };

  return {
    names,
    demand(places) {
      if (areAllHere) return;
      held.demand([...new Set(places.map((place) => Math.floor((place - 1) / BRANDS_A_FILE)))].map(partAt));
    },
    demandAll: () => held.demand([all]),
  };
}
