/**
 * The smallest keys from `offset` on, ascending, at most `limit`. Keys are distinct. Reorders them.
 */
export function selectPage(keys: Float64Array, offset: number, limit: number): Float64Array {
  const end = Math.min(offset + limit, keys.length);
  if (offset >= end) return keys.subarray(0, 0);
  if (end < keys.length / 4) partition(keys, end);
  return keys
    .subarray(0, end < keys.length / 4 ? end : keys.length)
    .sort()
    .subarray(offset, end);
}

/** Brings the `count` smallest keys to the front (quickselect). */
function partition(keys: Float64Array, count: number): void {
  let low = 0;
  let high = keys.length - 1;
  while (low < high) {
    const pivot = medianOfThree(keys, low, (low + high) >>> 1, high);
    let left = low;
    let right = high;
    while (left <= right) {
      while ((keys[left] as number) < pivot) left++;
      while ((keys[right] as number) > pivot) right--;
      if (left <= right) {
        const held = keys[left] as number;
        keys[left++] = keys[right] as number;
        keys[right--] = held;
      }
    }
    if (count - 1 <= right) high = right;
    else if (count - 1 >= left) low = left;
    else return;
  }
}

function medianOfThree(keys: Float64Array, a: number, b: number, c: number): number {
  const x = keys[a] as number;
  const y = keys[b] as number;
  const z = keys[c] as number;
  return Math.max(Math.min(x, y), Math.min(Math.max(x, y), z));
}
