import { colour } from './palette.ts';
import { between } from './random.ts';
import type { Bilingual, Group, Line, Product } from './types.ts';

/** Under so many rows a table makes one variant more of each. */
const FEW_ROWS = 6;

interface Option {
  value: Bilingual;
  /** The price with the option, of the price without. */
  priced: (price: number) => number;
}

/** Every product of the tables, in their order. @throws Error where a table is not well formed. */
export function productsOf(groups: readonly Group[]): Product[] {
  const made = groups.flatMap((group) => group.lines.flatMap((line) => ofLine(group, line)));
  return [...new Map(made.map((product) => [product.key, product])).values()];
}

function ofLine(group: Group, line: Line): Product[] {
  const columns = line.columns.split(' ');
  const options = Object.entries(line.options ?? {}).map(([name, values]) => ({
    name,
    values: values.split(';').map(readOption),
  }));
  const rows = line.rows.trim().split('\n');
  const each = line.each ?? (!options.length ? 1 : rows.length < FEW_ROWS ? 3 : 2);
  return rows.flatMap((text, index) => {
    const cells = text.split('|').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      throw new Error(`${line.subcategory}: ${columns.length} columns expected in: ${text}`);
    }
    const row = Object.fromEntries(columns.map((name, i) => [name, cells[i] as string]));
    return Array.from({ length: each }, (_, nth) => variant(group, line, row, options, index + nth));
  });
}

function variant(
  group: Group,
  line: Line,
  row: Record<string, string>,
  options: readonly { name: string; values: Option[] }[],
  turn: number,
): Product {
  const facts: Record<string, Bilingual> = { ...line.facts, ...row };
  let price = Number(row.price);
  if (!(price > 0)) throw new Error(`${line.subcategory}: no price for ${row.model}`);
  for (const { name, values } of options) {
    const option = values[turn % values.length] as Option;
    facts[name] = option.value;
    price = option.priced(price);
  }
  const key = [line.subcategory, row.brand, row.model, ...options.map(({ name }) => facts[name])].join('/');
  let tint = between(1, 4, `tint ${key}`);
  if (facts.colour) {
    const found = colour(facts.colour);
    facts.colour = found.name;
    tint = found.tint;
  }
  const { brand = '', model = '' } = row;
  return { key, category: group.category, line, group, brand, model, price, facts, tint };
}

function readOption(text: string): Option {
  const [value = '', surcharge = '0'] = text.split('@');
  const [, times] = /^x(.+)$/.exec(surcharge.trim()) ?? [];
  return {
    value: value.trim(),
    priced: (price) => (times ? price * Number(times) : price + Number(surcharge)),
  };
}
