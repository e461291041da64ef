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

export function brandNames({ brands, brandCount }: Directory, held: Held): BrandNames {
  const names: Names['brands'] = Array.from({ length: brandCount }, () => ({ key: '', label: '' }));
  const fileAt = (at: number): Source => {
    return {
      path: pathOf('brands', nameAt(brands, at)),
      make(content) {
        for (const [place, label] of decoded(content, (coder) => codeTexts(coder, [])).entries()) {
          names[at * BRANDS_A_FILE + place] = { key: brandKey(label), label };
        }
      },
    };
  };
  const demand = (places: readonly number[]): void =>
    held.demand([...new Set(places.map((place) => Math.floor((place - 1) / BRANDS_A_FILE)))].map(fileAt));
  return { names, demand, demandAll: () => demand(names.map((_, place) => place + 1)) };
}
