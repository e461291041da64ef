import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { AlertRequest } from '../catalogue.ts';
import { openAlertsFile } from './schema.ts';

const HOUR = 3_600_000;
/** Unconfirmed sign-ups are kept for seven days. */
const KEPT_FOR = 7 * 24 * HOUR;

/** Sign-ups for deal alerts, in a file of their own. */
export interface Alerts {
  /**
   * Keeps a sign-up. Who signs up again begins the seven days anew; who has confirmed stays confirmed.
   * @throws where it cannot be written
   */
  signUp(request: AlertRequest): void;
  close(): void;
}

export interface AlertsOptions {
  /** UTC milliseconds. */
  now?: () => number;
  /** Told where old sign-ups could not be deleted. */
  log?: (message: string, error: unknown) => void;
}

/** The file is made with the first sign-up; one that exists is cleared of old sign-ups at once and every hour. */
export function openAlerts(
  file: string,
  { now = Date.now, log = (...parts) => console.error(...parts) }: AlertsOptions = {},
): Alerts {
  let db: DatabaseSync | undefined;
  const open = () => {
    db ??= openAlertsFile(file);
    return db;
  };

  function forgetOld(): void {
    open()
      .prepare('DELETE FROM alerts WHERE confirmed_at IS NULL AND asked_at < ?')
      .run(now() - KEPT_FOR);
  }

  function tidy(): void {
    try {
      if (db || existsSync(file)) forgetOld();
    } catch (error) {
      log(`Old sign-ups for alerts could not be deleted from ${file}, which will be tried again.`, error);
    }
  }

  tidy();
  const tidying = setInterval(tidy, HOUR);
  tidying.unref();

  return {
    signUp({ edition, email, at }) {
      forgetOld();
      open()
        .prepare(
          `INSERT INTO alerts(edition, email, asked_at) VALUES (?, ?, ?)
           ON CONFLICT DO UPDATE SET asked_at = excluded.asked_at WHERE confirmed_at IS NULL`,
        )
        .run(edition, email, at);
    },
    close() {
      clearInterval(tidying);
      db?.close();
      db = undefined;
    },
  };
}
