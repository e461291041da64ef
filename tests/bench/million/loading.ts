import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { INGEST_FLAGS } from '../ingest-flags.ts';
import { editionOf, type Plan, type Version } from './offers/feeds.ts';
import type { Language } from './offers/range.ts';
import type { Part } from './options.ts';
import type { FeedsMade } from './processes/feeds.process.ts';
import { inProcess } from './processes/fork.ts';
import type { Imported } from './processes/import.process.ts';

/** Where a run writes, and whether what it finds there serves. */
export interface Place {
  folder: string;
  catalogue: string;
  filled: boolean;
  clear(): void;
}

export function openPlace(keep: string | undefined): Place {
  if (keep) mkdirSync(keep, { recursive: true });
  const folder = keep ?? mkdtempSync(join(tmpdir(), 'tecfinder-bench-'));
  const catalogue = join(folder, 'catalogue.sqlite');
  return {
    folder,
    catalogue,
    filled: existsSync(catalogue),
    clear: () => {
      if (!keep) rmSync(folder, { recursive: true });
    },
  };
}

const WANTED = [
  ['ES', 'first'],
  ['UK', 'first'],
  ['ES', 'changed'],
  ['UK', 'repriced'],
] as const satisfies readonly (readonly [Language, Version])[];

export interface Feeds extends FeedsMade {
  /** Every offer; then the Spanish ones with a hundredth changed; then the English ones with all changed. */
  first: Source[];
  changed: Source[];
  repriced: Source[];
}
type Source = readonly [Language, path: string];

/** The versions that those parts of a run read. */
export async function makeFeeds(plan: Plan, parts: ReadonlySet<Part>): Promise<Feeds> {
  const needed = new Set<Version>(['first']);
  if (parts.has('load') || parts.has('http')) needed.add('changed');
  if (parts.has('http')) needed.add('repriced');
  const wanted = WANTED.filter(([, version]) => needed.has(version));
  const made = await inProcess<FeedsMade>('feeds.process.ts', { plan, wanted });
  const version = (named: Version) =>
    wanted.flatMap(([language, of], i) =>
      of === named ? [[editionOf(plan, language), made.paths[i] as string] as const] : [],
    );
  return { ...made, first: version('first'), changed: version('changed'), repriced: version('repriced') };
}

export const importFeeds = (file: string, feeds: readonly Source[]): Promise<Imported> =>
  inProcess<Imported>('import.process.ts', { file, feeds }, INGEST_FLAGS);

/** Bytes of a catalogue, its log included. */
export const sizeOf = (file: string): number =>
  [file, `${file}-wal`].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
