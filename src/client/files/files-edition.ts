import type { Category, PopularBrand, PopularSearch } from '#contract/directory.ts';
import type { EditionKey } from '#editions/editions.ts';
import { type Directory, pathOf } from '#engine/files/directory.ts';
import { createFacts, type LoadedFacts } from './facts.ts';
import { createItems, type Items } from './items.ts';
import { createHeld, type Held, jsonAt } from './not-here.ts';
import { createOrderPieces, type OrderPieces } from './order-pieces.ts';

/** One export of an edition, as far as its files are here. All throw `NotHere`. */
export interface FilesEdition {
  edition: EditionKey;
  directory: Directory;
  held: Held;
  facts: LoadedFacts;
  pieces: OrderPieces;
  items: Items;
  hierarchy(): Category[];
  popular(): { brands: PopularBrand[]; searches: PopularSearch[] };
}

export function openFilesEdition(edition: EditionKey, directory: Directory): FilesEdition {
  const held = createHeld();
  return {
    edition,
    directory,
    held,
    facts: createFacts(directory, held),
    pieces: createOrderPieces(directory, held),
    items: createItems(directory, held),
    hierarchy: () => held.get(jsonAt(pathOf('hierarchy', directory.hierarchy))),
    popular: () => held.get(jsonAt(pathOf('popular', directory.popular))),
  };
}
