import type { Coder } from './coder.ts';
import { codeNumbers, codeRepeating } from './numbers.ts';

/** Whole units and what is over are told apart: few of the latter differ. */
const UNIT = 100;

/** @param prices in minor units; filled in by a decoder */
export function codePrices(coder: Coder, prices: Uint32Array): void {
  const units = prices.map((price) => Math.floor(price / UNIT));
  const over = prices.map((price) => price % UNIT);
  codeNumbers(coder, units);
  codeRepeating(coder, over);
  for (let at = 0; at < prices.length; at++) prices[at] = (units[at] as number) * UNIT + (over[at] as number);
}
