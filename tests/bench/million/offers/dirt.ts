import type { Cells } from './row.ts';

/** How often a row has a fault that real feeds have, out of ten thousand, and what is then wrong. */
const FAULTS: readonly (readonly [often: number, spoil: (cells: Cells) => void])[] = [
  [15, (cells) => void (cells.ean &&= `${cells.ean.slice(0, 3)}E+12`)],
  [10, (cells) => void (cells.ean &&= cells.ean.slice(0, 12))],
  [20, (cells) => void (cells.search_price = `${cells.currency}${cells.search_price}`)],
  [20, (cells) => void (cells.condition = 'see description')],
  [20, (cells) => void (cells.product_name = `${cells.product_name}.`)],
  [20, (cells) => void (cells.product_name = cells.product_name.replaceAll('&', '&amp;amp;'))],
  [10, (cells) => void (cells.in_stock = 'undefined')],
  [8, (cells) => void (cells.search_price = '')],
  [5, (cells) => void (cells.search_price = '0.00')],
  [5, (cells) => void (cells.aw_deep_link = 'javascript:void(0)')],
  [5, (cells) => void (cells.product_name = '')],
];

/** Spoils a row now and then; `draw` is in [0, 1). About 1.4 % of the rows get a fault, 0.2 % a fatal one. */
export function soil(cells: Cells, draw: number): void {
  let rest = draw * 10_000;
  for (const [often, spoil] of FAULTS) {
    rest -= often;
    if (rest < 0) return spoil(cells);
  }
}
