import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openSqlite } from '#catalogue/sqlite/open.ts';
import { temporaryFolder } from '../support/files.ts';

export interface Engine {
  name: string;
  /** An empty catalogue that goes when the test ends. */
  open(): Promise<Catalogue>;
}

/** Every engine of the store port; `ENGINES=name,name` narrows. */
const all: readonly Engine[] = [
  {
    name: 'sqlite',
    open: async () => openSqlite(join(temporaryFolder(), 'catalogue.sqlite'), { patience: 100 }),
  },
];
const wanted = process.env.ENGINES?.split(',');
export const engines = all.filter(({ name }) => !wanted || wanted.includes(name));
