import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import type { Config } from '#lib/config.ts';
import { buildEdition } from './build-edition.ts';
import type { Renderer } from './render/renderer.ts';
import { stampOf, stampOfBuild } from './stamp.ts';

export interface BuildRequest {
  wanted: readonly EditionKey[];
  catalogue: Catalogue;
  config: Config;
  renderer: Renderer;
  dist: string;
  root: string;
  /** Build also what is up to date. */
  anyway?: boolean;
  report: (line: string) => void;
}

/** Builds, side by side, the editions whose build is missing or older than what it is made from. @throws as `buildEdition` */
export async function buildStale(request: BuildRequest): Promise<void> {
  const { wanted, catalogue, config, renderer, dist, root, anyway = false, report } = request;
  const builds = await Promise.allSettled(
    wanted.map(async (edition) => {
      const stamp = await stampOf(edition, catalogue, config, root);
      const built = anyway ? null : await stampOfBuild(join(dist, editions[edition].folder));
      if (built !== stamp) await buildEdition({ edition, stamp, config, renderer, dist, root, report });
    }),
  );
  const failed = builds.find((build) => build.status === 'rejected');
  if (failed) throw failed.reason;
}
