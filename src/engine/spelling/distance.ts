/** The edits between two words: a letter more, less or other, or two neighbours swapped (optimal string alignment). */
export function distanceOf(a: Uint8Array, b: Uint8Array): number {
  const width = b.length + 1;
  const table = new Uint8Array((a.length + 1) * width);
  const at = (i: number, j: number) => table[i * width + j] as number;
  for (let i = 0; i <= a.length; i++) {
    for (let j = 0; j <= b.length; j++) {
      let value = i === 0 ? j : j === 0 ? i : at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      if (i > 0 && j > 0) value = Math.min(value, at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, at(i - 2, j - 2) + 1);
      }
      table[i * width + j] = value;
    }
  }
  return at(a.length, b.length);
}
