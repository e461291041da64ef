import type { Group } from '../types.ts';
import { computers } from './computers.ts';

/** Every table, in the order of `data/categories.json`. */
export const groups: readonly Group[] = [computers];
