import { openSqlite } from '#catalogue/sqlite/open.ts';
import { workInBackground } from '#cli/background.ts';
import type { EditionKey } from '#editions/editions.ts';
import { createFeedReader } from '#feeds/feed-reader.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import { memory } from '../latency.ts';
import { reply } from './fork.ts';

/** Takes feeds into a catalogue, one after the other, as the ingest command does. */
export interface ImportAsked {
  /** The catalogue's file. */
  file: string;
  feeds: readonly (readonly [EditionKey, path: string])[];
}

/** Seconds, and megabytes at most. */
export interface Imported {
  rows: number;
  refused: number;
  changed: number;
  vanished: number;
  seconds: number;
  cpu: number;
  memory: number;
}

reply(async ({ file, feeds }: ImportAsked): Promise<Imported> => {
  workInBackground();
  const sum = { rows: 0, refused: 0, changed: 0, vanished: 0, seconds: 0 };
  const catalogue = openSqlite(file);
  const reader = createFeedReader();
  const profile = await loadProfile('awin');
  for (const [edition, input] of feeds) {
    const report = await ingest({ catalogue, reader, profile, edition, input, seenAt: new Date() });
    sum.rows += report.read;
    sum.refused += report.refused;
    sum.changed += report.stored + report.changed;
    sum.vanished += report.vanished;
    sum.seconds += report.seconds;
  }
  await reader.close();
  await catalogue.close();
  const { user, system } = process.cpuUsage();
  return { ...sum, cpu: (user + system) / 1e6, memory: memory().most };
});
