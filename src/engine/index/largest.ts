/** The places from `start` to `end`, which is excluded, with the largest numbers: at most `limit`, largest first. */
export function largest(numbers: Uint32Array, start: number, end: number, limit: number): number[] {
  const best: number[] = [];
  for (let place = start; place < end; place++) {
    const number = numbers[place] as number;
    if (best.length === limit && number <= (numbers[best.at(-1) as number] as number)) continue;
    let at = best.length;
    while (at > 0 && (numbers[best[at - 1] as number] as number) < number) at--;
    best.splice(at, 0, place);
    if (best.length > limit) best.pop();
  }
  return best;
}
