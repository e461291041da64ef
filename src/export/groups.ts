import { hashOf } from '#engine/files/directory.ts';

/** Item files of a group, about; more where there are more products, so that files stay few. */
const FILES_A_GROUP = 12;

/**
 * Where groups of neighbouring products end: behind a product that its id chooses, so that a product that comes or
 * goes moves no end but those next to it.
 * @param ids of the products in their order
 * @param chunk products of an item file
 * @returns how many products each group has
 */
export function groupSizes(ids: readonly string[], chunk: number): number[] {
  const usual = chunk * FILES_A_GROUP;
  const sizes: number[] = [];
  let size = 0;
  for (const id of ids) {
    size++;
    const isEnd = size >= usual / 2 && hashOf(id) % Math.max(1, Math.floor(usual / 2)) === 0;
    if (!isEnd && size < usual * 2) continue;
    sizes.push(size);
    size = 0;
  }
  return size > 0 ? [...sizes, size] : sizes;
}

/** A list in parts of a size. */
export const inParts = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, part) =>
    list.slice(part * size, (part + 1) * size),
  );

/** A list in parts of these sizes, one after the other. */
export function partsBySize<T>(list: readonly T[], sizes: readonly number[]): T[][] {
  let start = 0;
  return sizes.map((size) => {
    const part = list.slice(start, start + size);
    start += size;
    return part;
  });
}
