import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditionKey, editions } from '#editions/editions.ts';
import { BUILD_RECORD, type BuildRecord, parseBuildRecord, serverFolder } from '#host/build-record.ts';
import type { Config } from '#lib/config.ts';
import { placeOfEdition } from '#lib/edition-place.ts';
import { clearAway } from './clear-away.ts';
import { linkFolder } from './link-folder.ts';
import { oneBuild } from './one-build.ts';
import { precompress } from './precompress.ts';
import { BUNDLES, bundleOf } from './render/bundle.ts';
import type { Renderer } from './render/renderer.ts';
import { secondsSince } from './seconds.ts';
import { switchIn } from './switch-in.ts';

export interface EditionBuild {
  edition: EditionKey;
  /** What it is made from, as `stampOf` tells. */
  stamp: string;
  config: Config;
  renderer: Pick<Renderer, 'render'>;
  /** The folder that holds the builds of both editions. */
  dist: string;
  root: string;
  report: (line: string) => void;
}

/**
 * Builds an edition in a new folder, compresses it and switches it in by rename. A build that fails
 * leaves the earlier one standing.
 * @throws AppError `build_failed`
 */
export function buildEdition(build: EditionBuild): Promise<void> {
  const { edition, dist, report } = build;
  const lock = join(dist, BUNDLES, `.lock-${editions[edition].folder}-node`);
  return oneBuild({ edition, lock, report }, () => buildAlone(build));
}

async function buildAlone({
  edition,
  stamp,
  config,
  renderer,
  dist,
  root,
  report,
}: EditionBuild): Promise<void> {
  const { folder, name } = editions[edition];
  const started = performance.now();
  const current = join(dist, folder);
  const next = join(dist, `.next-${folder}-${process.pid}`);
  await mkdir(dist, { recursive: true });
  await clearAway(dist, folder);
  report(`Building ${name} (${edition}) ...`);
  try {
    const bundle = await bundleOf({ edition, hosting: 'node', config, dist, root });
    const client = join(next, 'client');
    linkFolder(join(bundle.folder, 'client'), client);
    const { rendered, keepRecord } = await renderer.render({
      edition,
      bundle,
      folder: client,
      site: `https://${placeOfEdition(edition, config).host}`,
      earlier: join(current, 'client'),
    });
    const earlier = parseBuildRecord(await readFile(join(current, BUILD_RECORD), 'utf8').catch(() => ''));
    const files = await precompress(
      client,
      earlier ? { client: join(current, 'client'), files: earlier.files } : undefined,
    );
    const builtAt = new Date().toISOString();
    const record: BuildRecord = { stamp, builtAt, server: serverFolder(bundle.madeAt), files };
    linkFolder(join(bundle.folder, 'server'), join(next, record.server));
    await writeFile(join(next, BUILD_RECORD), JSON.stringify(record));
    const old = join(dist, `.old-${folder}-${process.pid}`);
    await switchIn(next, current, old);
    await rm(old, { recursive: true, force: true });
    await keepRecord();
    const pages = files.filter(({ path }) => path.endsWith('.html')).length;
    report(
      `Built ${name} (${edition}): ${pages} pages, ${rendered} rendered, in ${secondsSince(started)} s.`,
    );
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}
