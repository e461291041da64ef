import { type Directory, nameAt, pathOf } from '#engine/files/directory.ts';
import { decodeFacts, type FactGroup, hasBase } from '#engine/files/facts.ts';
import { type Columns, createColumns, type Names } from '#engine/index/columns.ts';
import { createLists, type Lists } from '#engine/index/lists.ts';
import { createOrders, productsOf } from '#engine/index/orders.ts';
import { atOnce } from '#engine/index/pieces.ts';
import { sortByKey } from '#engine/index/radix.ts';
import type { Scope } from '#engine/requests.ts';
import type { Held, Source } from './not-here.ts';

/** The facts of the products whose blocks are here; `owner` tells which. Where all products stand is known of all. */
export interface LoadedFacts {
  columns: Columns;
  levels: Uint32Array;
  /** Counts what came since; who keeps what is made of facts makes it anew when this changes. */
  readonly state: number;
  /** @throws NotHere */
  demandScope(scope: Scope, groups: readonly FactGroup[]): void;
  /** The files of the facts of some products, the first `count`. */
  sources(products: Uint32Array, count: number, groups: readonly FactGroup[]): Source[];
  /** The products here in every order. */
  lists(names: Names): Lists;
}

export function createFacts(directory: Directory, held: Held): LoadedFacts {
  const { size, runs, block } = directory;
  const columns = createColumns(size + 1);
  const levels = new Uint32Array(size + 1);
  const turns = new Uint32Array(size + 1);
  const starts: number[] = [];
  let number = 1;
  for (const [category, subcategory, count] of runs) {
    starts.push(number);
    columns.category.fill(category, number, number + count);
    columns.subcategory.fill(subcategory, number, number + count);
    number += count;
  }
  let state = 0;
  let made: { state: number; lists: Lists } | undefined;

  const blockOf = (product: number): number => Math.floor((product - 1) / block);

  const sourcesOf = (blocks: Iterable<number>, groups: readonly FactGroup[]): Source[] =>
    [...blocks].flatMap((at) => groups.map((group) => sourceOf(group, at)));

  const sourceOf = (group: FactGroup, at: number): Source => ({
    path: pathOf('facts', nameAt(directory.facts[group], at)),
    key: `${group} ${at}`,
    make(content) {
      const start = 1 + at * block;
      const end = Math.min(start + block, size + 1);
      decodeFacts(group, content, { columns, levels, turns }, start, end);
      if (hasBase(group)) columns.owner.fill(1, start, end);
      state++;
    },
  });

  function* blocksOf({ category, subcategory }: Scope): Generator<number> {
    const [parent, child] = [
      category === undefined ? undefined : directory.categories.indexOf(category) + 1,
      subcategory === undefined ? undefined : directory.subcategories.indexOf(subcategory) + 1,
    ];
    for (const [place, [ofCategory, ofSubcategory, count]] of runs.entries()) {
      if ((parent ?? ofCategory) !== ofCategory || (child ?? ofSubcategory) !== ofSubcategory) continue;
      const start = starts[place] as number;
      for (let at = blockOf(start); at <= blockOf(start + count - 1); at++) yield at;
    }
  }

  return {
    columns,
    levels,
    get state() {
      return state;
    },
    demandScope: (scope, groups) => held.demand(sourcesOf(blocksOf(scope), groups)),
    sources(products, count, groups) {
      const blocks = new Set<number>();
      for (let i = 0; i < count; i++) blocks.add(blockOf(products[i] as number));
      return sourcesOf(blocks, groups);
    },
    lists(names) {
      if (made?.state !== state) {
        const byTurn = atOnce(sortByKey(productsOf(columns), turns));
        const byPopularity = atOnce(sortByKey(byTurn, levels));
        const orders = atOnce(createOrders(columns, byPopularity));
        made = { state, lists: createLists(columns, names, orders) };
      }
      return made.lists;
    },
  };
}
