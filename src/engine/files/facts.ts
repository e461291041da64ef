import type { Columns } from '../index/columns.ts';
import { setTraits, TRAIT_BITS, traitsOf } from '../index/traits.ts';
import { Chances, type Coder, decoded, encoded } from './coder.ts';
import { codeNumber, codeNumbers, codeRepeating, codeSymbols } from './numbers.ts';
import { codePrices } from './prices.ts';

/**
 * Facts of products that stand next to each other, by what asks for them. The base, traits and popularity, is for lists;
 * for searches and the newest first it comes with brand and age. The price is for lists and for searches that choose or
 * sort by it, the rating for the order by it.
 */
export const FACT_GROUPS = ['base', 'price', 'search', 'rating'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** Columns by product number, and what the order of popularity comes of. */
export interface Facts {
  columns: Pick<Columns, 'price' | 'inStock' | 'discount' | 'condition' | 'brand' | 'rating' | 'created'>;
  /** The place of each product's popularity in the list of all there are. */
  levels: Uint32Array;
  /** `turnsOf` the products, which are in shelf order. */
  turns: Uint32Array;
}

const COLUMNS_OF = {
  base: [],
  price: ['price'],
  search: ['brand', 'created'],
  rating: ['rating'],
} as const satisfies Record<FactGroup, readonly (keyof Columns)[]>;

/** Whether a group holds the base. */
export const hasBase = (group: FactGroup): boolean => group === 'base' || group === 'search';

/** Of the products from `start` to `end`, which is excluded. Of a discount it only says whether there is one. */
export function encodeFacts(
  group: FactGroup,
  { columns, levels, turns }: Facts,
  start: number,
  end: number,
): Uint8Array<ArrayBuffer> {
  return encoded((coder) => {
    for (const name of COLUMNS_OF[group])
      codeColumn(coder, name, Uint32Array.from(columns[name].subarray(start, end)));
    if (!hasBase(group)) return;
    const traits = Uint8Array.from({ length: end - start }, (_, at) => traitsOf(columns, start + at));
    codeSymbols(coder, traits, new Chances(TRAIT_BITS));
    codeNumbers(coder, stepsOf(levels.subarray(start, end)));
    codeNumber(coder, turns[start] as number);
  });
}

/** Fills in what `encodeFacts` wrote of a group of the same products. */
export function decodeFacts(
  group: FactGroup,
  bytes: Uint8Array,
  { columns, levels, turns }: Facts & Shelves,
  start: number,
  end: number,
): void {
  decoded(bytes, (coder) => {
    const column = new Uint32Array(end - start);
    for (const name of COLUMNS_OF[group]) {
      codeColumn(coder, name, column);
      columns[name].set(column, start);
    }
    if (!hasBase(group)) return;
    const traits = new Uint8Array(end - start);
    codeSymbols(coder, traits, new Chances(TRAIT_BITS));
    codeNumbers(coder, column);
    levels.set(ofSteps(column), start);
    const firstTurn = codeNumber(coder, 0);
    for (let at = 0; at < end - start; at++) {
      const product = start + at;
      setTraits(columns, product, traits[at] as number);
      turns[product] = at === 0 ? firstTurn : isNextTurn(product) ? (turns[product - 1] as number) + 1 : 0;
    }
  });

  function isNextTurn(product: number): boolean {
    const { category, subcategory } = columns;
    return (
      levels[product] === levels[product - 1] &&
      category[product] === category[product - 1] &&
      subcategory[product] === subcategory[product - 1]
    );
  }
}

const codeColumn = (coder: Coder, name: keyof Columns, column: Uint32Array): void =>
  name === 'price' ? codePrices(coder, column) : codeRepeating(coder, column);

/** Each number by what it is more (even) or less (odd) than the one before: levels of a shelf ascend slowly. */
function stepsOf(numbers: Uint32Array): Uint32Array {
  return numbers.map((number, at) => {
    const step = number - (numbers[at - 1] ?? 0);
    return step < 0 ? -2 * step - 1 : 2 * step;
  });
}

/** The inverse of `stepsOf`. */
function ofSteps(steps: Uint32Array): Uint32Array {
  let number = 0;
  return steps.map((step) => {
    number += step % 2 === 1 ? -(step + 1) / 2 : step / 2;
    return number;
  });
}

interface Shelves {
  columns: Pick<Columns, 'category' | 'subcategory'>;
}
