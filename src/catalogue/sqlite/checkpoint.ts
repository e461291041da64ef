import { Worker } from 'node:worker_threads';

/** Plain JavaScript in a text, so that it is found from bundles as well. */
const CODE = `
const { DatabaseSync } = require('node:sqlite');
const db = new DatabaseSync(require('node:worker_threads').workerData);
try { db.exec('PRAGMA wal_checkpoint(PASSIVE)'); } finally { db.close(); }
`;

/** Writes what a catalogue's write-ahead log holds into its file, in a thread of its own; never fails. */
export function checkpointApart(file: string): Promise<void> {
  return new Promise((resolve) => {
    const worker = new Worker(CODE, { eval: true, workerData: file });
    worker.on('error', () => {});
    worker.on('exit', () => resolve());
  });
}
