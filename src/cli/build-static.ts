import { unlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { type EditionKey, editions } from '#editions/editions.ts';
import { DATA, exportEdition } from '#export/export-edition.ts';
import type { Config } from '#lib/config.ts';
import { placeOfEdition } from '#lib/edition-place.ts';
import { clearAway } from './clear-away.ts';
import { linkFolder } from './link-folder.ts';
import { oneBuild } from './one-build.ts';
import { BUNDLES, bundleOf } from './render/bundle.ts';
import type { Renderer } from './render/renderer.ts';
import { secondsSince } from './seconds.ts';
import { keepOnly, keepSpare, takeSpare } from './spare.ts';
import { writeHostFiles } from './static-host-files.ts';
import { switchIn } from './switch-in.ts';

export interface StaticBuild {
  edition: EditionKey;
  catalogue: Catalogue;
  config: Config;
  renderer: Pick<Renderer, 'render'>;
  /** The folder of all builds. */
  dist: string;
  root: string;
  report: (line: string) => void;
}

/** Where static sites go within the folder of all builds. */
export const STATIC = 'static';

/**
 * Builds an edition as one folder that any file server can serve: its pages, and the answers of the API as
 * files. A build that fails leaves the earlier one standing.
 * @throws AppError `build_failed`
 */
export function buildStatic(build: StaticBuild): Promise<void> {
  const { edition, dist, report } = build;
  const lock = join(dist, BUNDLES, `.lock-${editions[edition].folder}-static`);
  return oneBuild({ edition, lock, report }, () => buildAlone(build));
}

async function buildAlone({
  edition,
  catalogue,
  config,
  renderer,
  dist,
  root,
  report,
}: StaticBuild): Promise<void> {
  const { folder, name } = editions[edition];
  const { host, base } = placeOfEdition(edition, config);
  const started = performance.now();
  const place = join(dist, STATIC);
  const current = join(place, folder);
  const next = join(place, `.next-${folder}-${process.pid}`);
  const old = join(place, `.old-${folder}-${process.pid}`);
  const spare = join(place, `.spare-${folder}`);
  await mkdir(place, { recursive: true });
  await clearAway(place, folder);
  report(`Building ${name} (${edition}) for static hosts ...`);
  try {
    const bundle = await bundleOf({ edition, hosting: 'static', config, dist, root });
    const hadSpare = await takeSpare(spare, next);
    const writeBeside = async () => {
      const program = linkFolder(join(bundle.folder, 'client'), next);
      const from = { folder: next, earlier: current, isSpare: hadSpare, program: bundle.digest };
      const answers = await exportEdition(catalogue, { edition, ...from });
      for (const path of answers.left) unlinkSync(join(next, path));
      return { program, answers };
    };
    const [{ pages, rendered, files, keepRecord }, { program, answers }] = await bothDone(
      renderer.render({ edition, bundle, folder: next, site: `https://${host}${base}`, earlier: current }),
      writeBeside(),
    );
    if (hadSpare) keepOnly(next, [...program, ...files], DATA);
    await writeHostFiles(next, base);
    const stood = await switchIn(next, current, old);
    await keepRecord();
    await keepSpare(spare, current, stood ? old : null);
    report(
      `Built ${name} (${edition}): ${current}, ${pages} pages, ${rendered} rendered, ${answers.files.length} files of answers, in ${secondsSince(started)} s.`,
    );
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

/** Fails, where one of them does, once the other has come to its end too. */
async function bothDone<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b]);
  return Promise.all([a, b]);
}
