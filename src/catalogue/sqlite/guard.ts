import type { DatabaseSync } from 'node:sqlite';
import { AppError } from '#lib/errors.ts';
import type { ImportSource } from '../catalogue.ts';

/** A feed smaller than this may shrink freely. */
const MIN_OFFERS = 200;

/**
 * Holds back a feed that lost more than half of its offers since the last import, as broken exports do.
 * @throws AppError `feed_shrunk`
 */
export function guardShrink(
  db: DatabaseSync,
  source: ImportSource,
  runId: number,
  feeds: ReadonlyMap<string, string>,
): void {
  const count = db.prepare(
    `SELECT count(*) AS held, coalesce(sum(run_id <> ? AND observed_at <= ?), 0) AS missing
     FROM offers WHERE edition = ? AND feed_key = ? AND gone_at IS NULL`,
  );
  for (const [feed, latest] of feeds) {
    const { held, missing } = count.get(runId, latest, source.edition, feed) as {
      held: number;
      missing: number;
    };
    if (held >= MIN_OFFERS && missing * 2 > held) {
      throw new AppError(
        'feed_shrunk',
        `The feed lacks ${missing} of the ${held} offers it would leave on sale, so it may be broken; nothing was changed. If it is right, run the import again with --allow-shrink.`,
        { details: { feed, held, missing } },
      );
    }
  }
}
