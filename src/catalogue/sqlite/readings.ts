import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { EditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';
import { checkpointApart } from './checkpoint.ts';
import { inPieces } from './in-pieces.ts';
import { prepareReading } from './prepare-reading.ts';
import type { Reading, Rows, Uses } from './reading.ts';
import { createStatements } from './statements.ts';
import { createVersionReader, readVersion } from './version.ts';

/** Milliseconds from a new state's reading on that calls wait for it; then they are answered from the one before. */
const PATIENCE = 50;
/** Connections that are kept for the states to come: giving back what one has mapped holds up answers. */
const MOST_SPARE = 4;
/** Milliseconds after a failure until the same is tried again, while an earlier state answers. */
const PAUSE = 5_000;

export interface Readings {
  /**
   * The current state of an edition; the newest one, unless that takes long to read.
   * @throws AppError `catalogue_closed` where it is closed meanwhile
   */
  at(edition: EditionKey): Promise<Reading>;
  /** Makes the next call wait for the newest state, however long it takes. */
  expectNew(edition: EditionKey): void;
  /** Resolves when nothing uses the file any more. */
  close(): Promise<void>;
}

export interface ReadingsOptions {
  /** What the snapshot of a state begins with. */
  usesOf?: (rows: Rows) => Uses;
  /** Told of what failed while an earlier state answers. */
  log?: (message: string, error: unknown) => void;
  /** Milliseconds. */
  now?: () => number;
}

/**
 * Follows the imports of a catalogue, by whichever process they are made. A new state is read piece by piece
 * while the one before still answers.
 * @param connect opens a connection of its own to the catalogue
 */
export function createReadings(
  watch: DatabaseSync,
  connect: () => DatabaseSync,
  {
    usesOf = () => ({ byProduct: new Map(), at: 0 }),
    log = (...parts) => console.error(...parts),
    now = Date.now,
  }: ReadingsOptions = {},
): Readings {
  const newestVersion = createVersionReader(watch);
  /** Its number changes with each change that another connection makes to the file. */
  const state = watch.prepare('PRAGMA data_version');
  const current = new Map<EditionKey, Reading>();
  const loading = new Map<EditionKey, Promise<Reading>>();
  const spare: DatabaseSync[] = [];
  /** Until when calls wait for what is being read. */
  const patience = new Map<EditionKey, number>();
  const awaited = new Set<EditionKey>();
  let closed = false;
  const failed = new Map<EditionKey | 'log', number>();
  let followed: number | undefined;
  let following = false;
  let writing: Promise<void> | undefined;

  function assertOpen(): void {
    if (closed) throw new AppError('catalogue_closed', 'The catalogue was closed while it was read.');
  }

  const take = (): DatabaseSync => spare.pop() ?? connect();

  /** Ends what a connection reads. */
  function leave(db: DatabaseSync): void {
    if (spare.length >= MOST_SPARE) {
      db.close();
      return;
    }
    db.exec('COMMIT');
    spare.push(db);
  }

  async function load(edition: EditionKey): Promise<Reading> {
    assertOpen();
    const db = take();
    const renewing = current.has(edition);
    const pace = { before: assertOpen, resting: renewing };
    try {
      const reading = await inPieces(prepareReading(db, edition, usesOf), pace);
      // Where searches are answered meanwhile, none has to wait for the new state.
      if (renewing) await inPieces(reading.snapshot.prepareSearches(), pace);
      assertOpen();
      const before = current.get(edition);
      current.set(edition, reading);
      if (before) leave(before.db);
      return reading;
    } catch (error) {
      db.close();
      throw error;
    }
  }

  function loaded(edition: EditionKey): Promise<Reading> {
    const known = loading.get(edition);
    if (known) return known;
    const started = load(edition).finally(() => loading.delete(edition));
    loading.set(edition, started);
    patience.set(edition, now() + PATIENCE);
    return started;
  }

  /** The state of now or a newer one; a reading that began before is not enough. */
  async function newest(edition: EditionKey): Promise<Reading> {
    const version = newestVersion(edition);
    const reading = await loaded(edition);
    return reading.version === version ? reading : await loaded(edition);
  }

  const failedJustNow = (what: EditionKey | 'log'): boolean => now() - (failed.get(what) ?? -PAUSE) < PAUSE;

  /** Several wait for the same failure; the first one tells of it. */
  function noteFailure(what: EditionKey | 'log', message: string, error: unknown): void {
    if (closed || failedJustNow(what)) return;
    failed.set(what, now());
    log(`${message}; it is tried again in ${PAUSE / 1000} seconds.`, error);
  }

  /** Reads the newest state while an earlier one answers; never fails. */
  async function renew(edition: EditionKey): Promise<void> {
    if (failedJustNow(edition)) return;
    try {
      await loaded(edition);
    } catch (error) {
      noteFailure(edition, `The new state of the catalogue ${edition} cannot be read`, error);
    }
  }

  /** Lets go of what was read before in the log, where an edition did not change; reads it anew where it did. */
  function moveOn(): void {
    for (const [edition, reading] of current) {
      const db = take();
      try {
        db.exec('BEGIN');
        if (readVersion(db, edition) !== reading.version) {
          leave(db);
          void renew(edition);
          continue;
        }
      } catch (error) {
        db.close();
        throw error;
      }
      leave(reading.db);
      reading.db = db;
      reading.statements = createStatements(db);
      // When prices were checked may have moved on without a new version.
      reading.cards.clear();
    }
  }

  /**
   * The log is only begun anew where all of it is in the file and no one reads in it. So readings move to its
   * end, it is written to the file, and they move on to read in the file. Never fails.
   */
  async function follow(): Promise<void> {
    if (following || failedJustNow('log')) return;
    const { data_version: newest } = state.get() as { data_version: number };
    if (newest === followed) return;
    following = true;
    try {
      moveOn();
      writing = checkpointApart(watch.location() as string);
      await writing;
      if (!closed) moveOn();
      followed = newest;
    } catch (error) {
      noteFailure('log', 'The log of the catalogue cannot be shortened and grows', error);
    } finally {
      following = false;
    }
  }

  return {
    async at(edition) {
      const held = current.get(edition);
      if (held && held.version === newestVersion(edition)) {
        void follow();
        return held;
      }
      if (!held || awaited.delete(edition)) return await newest(edition);
      const renewed = renew(edition);
      const patient = (patience.get(edition) ?? 0) - now();
      if (patient > 0) await Promise.race([renewed, setTimeout(patient)]);
      return current.get(edition) as Reading;
    },
    expectNew(edition) {
      awaited.add(edition);
    },
    async close() {
      closed = true;
      for (const db of [...[...current.values()].map((reading) => reading.db), ...spare]) db.close();
      await Promise.allSettled([...loading.values(), writing]);
    },
  };
}
