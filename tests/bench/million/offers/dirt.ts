import type { Cells } from './row.ts';

/** Faults that real feeds have: in how many of ten thousand rows, and what is then in place of the right cells. */
const FAULTS: readonly (readonly [often: number, spoilt: (cells: Cells) => Partial<Cells>])[] = [
  [15, ({ ean }) => ({ ean: ean && `${ean.slice(0, 3)}E+12` })],
  [10, ({ ean }) => ({ ean: ean.slice(0, 12) })],
  [20, ({ currency, search_price: price }) => ({ search_price: `${currency}${price}` })],
  [20, () => ({ condition: 'see description' })],
  [20, ({ product_name: name }) => ({ product_name: `${name}.` })],
  [20, ({ product_name: name }) => ({ product_name: name.replaceAll('&', '&amp;amp;') })],
  [10, () => ({ in_stock: 'undefined' })],
  [8, () => ({ search_price: '' })],
  [5, () => ({ search_price: '0.00' })],
  [5, () => ({ aw_deep_link: 'javascript:void(0)' })],
  [5, () => ({ product_name: '' })],
];

/** The row, now and then with a fault; `draw` is in [0, 1). About 1.4 % get one, 0.2 % a fatal one. */
export function soiled(cells: Cells, draw: number): Cells {
  let rest = draw * 10_000;
  for (const [often, spoilt] of FAULTS) {
    rest -= often;
    if (rest < 0) return { ...cells, ...spoilt(cells) };
  }
  return cells;
}
