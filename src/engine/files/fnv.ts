/** A hash of units one after the other, 32 bits (FNV-1a of Fowler, Noll and Vo): what it begins with, and each step. */
export const FNV_START = 0x811c9dc5;
export const fnvStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);
