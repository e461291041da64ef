/**
 * Numbers by what a column holds of them, each part in their order.
 * @param places more than any value of the column
 */
export function split(numbers: Uint32Array, column: Uint8Array | Uint16Array, places: number): Uint32Array[] {
  const sizes = new Uint32Array(places);
  for (let i = 0; i < numbers.length; i++) (sizes[column[numbers[i] as number] as number] as number)++;
  const parts = Array.from(sizes, (size) => new Uint32Array(size));
  const ends = new Uint32Array(places);
  for (let i = 0; i < numbers.length; i++) {
    const place = column[numbers[i] as number] as number;
    (parts[place] as Uint32Array)[(ends[place] as number)++] = numbers[i] as number;
  }
  return parts;
}
