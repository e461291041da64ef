import { CONDITIONS } from '#contract/choices.ts';
import type { Columns } from '../index/columns.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { readColumn, writeColumn } from './number-column.ts';

/**
 * Facts of products that stand next to each other, by what asks for them: the base is for all, brand and age are for
 * searches (the age for the newest first as well), the rating for the order by it.
 */
export const FACT_GROUPS = ['base', 'search', 'rating'] as const;
export type FactGroup = (typeof FACT_GROUPS)[number];

/** Columns by product number, and the place of each product in the order of popularity. */
export interface Facts {
  columns: Pick<Columns, 'price' | 'inStock' | 'discount' | 'condition' | 'brand' | 'rating' | 'created'>;
  ranks: Uint32Array;
}

const OTHERS = { search: ['brand', 'created'], rating: ['rating'] } as const;
const MINOR = 100;

/** Of the products from `start` to `end`, which is excluded. Of a discount it only says whether there is one. */
export function encodeFacts(
  group: FactGroup,
  { columns, ranks }: Facts,
  start: number,
  end: number,
): Uint8Array<ArrayBuffer> {
  const writer = new ByteWriter();
  if (group !== 'base') {
    for (const name of OTHERS[group]) writeColumn(writer, columns[name].subarray(start, end));
    return writer.finish();
  }
  const prices = columns.price.subarray(start, end);
  writeColumn(
    writer,
    prices.map((price) => Math.floor(price / MINOR)),
  );
  writeColumn(
    writer,
    prices.map((price) => price % MINOR),
  );
  writeColumn(
    writer,
    prices.map((_, at) => traitOf(columns, start + at)),
  );
  let last = 0;
  const steps = ranks.slice(start, end).map((rank) => {
    const step = rank - last;
    last = rank;
    return zigzag(step);
  });
  writeColumn(writer, steps);
  return writer.finish();
}

/**
 * Fills in what `encodeFacts` wrote of a group.
 * @throws RangeError where they are not those of so many products
 */
export function decodeFacts(
  group: FactGroup,
  bytes: Uint8Array,
  { columns, ranks }: Facts,
  start: number,
  end: number,
): void {
  const reader = new ByteReader(bytes);
  const next = () => {
    const column = readColumn(reader);
    if (column.length !== end - start) throw new RangeError('These are facts of other products.');
    return column;
  };
  if (group !== 'base') {
    for (const name of OTHERS[group]) columns[name].set(next(), start);
    return;
  }
  const [major, minor, traits, steps] = [next(), next(), next(), next()];
  let rank = 0;
  for (let at = 0; at < end - start; at++) {
    const product = start + at;
    const trait = traits[at] as number;
    columns.price[product] = (major[at] as number) * MINOR + (minor[at] as number);
    columns.inStock[product] = trait & 1;
    columns.discount[product] = (trait >> 1) & 1;
    columns.condition[product] = trait >> 2;
    rank += unzigzag(steps[at] as number);
    ranks[product] = rank;
  }
}

const traitOf = ({ inStock, discount, condition }: Facts['columns'], product: number): number =>
  (inStock[product] ? 1 : 0) |
  (discount[product] ? 2 : 0) |
  (Math.min(condition[product] as number, CONDITIONS.length) << 2);

const zigzag = (step: number): number => (step < 0 ? -2 * step - 1 : 2 * step);
const unzigzag = (value: number): number => (value % 2 ? -(value + 1) / 2 : value / 2);
