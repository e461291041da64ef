import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openCatalogue, provideCatalogue } from '#catalogue/open.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';
import { recordCalls } from './recorded-calls.ts';
import { END, type Rendering, type RenderJob } from './render-job.ts';
import { type PageBundle, renderPages } from './render-pages.ts';
import { writeSitemap } from './sitemap.ts';

/**
 * Renders an edition's pages each time it is told to, in a process of its own, because what it imports it holds to its
 * end. A job that fails ends it.
 */
process.on('message', (told: RenderJob | typeof END) => {
  if (told === END) process.exit();
  else work(told).then((made) => process.send?.(made));
});
process.on('disconnect', () => process.exit());

async function work(job: RenderJob): Promise<Rendering> {
  // An open catalogue may answer from before an import while it reads the new state.
  const opened = await openCatalogue();
  const calls = recordCalls(opened);
  provideCatalogue(calls.catalogue);
  const bundle = await bundleIn(job.bundle);
  const earlier = await readPageRecord(job.earlier.record);
  const { record, files, rendered } = await renderPages({
    bundle,
    calls,
    basis: job.basis,
    folder: job.folder,
    earlier: earlier && { folder: job.earlier.folder, record: earlier },
  });
  const listed = [...record.pages.values()].flatMap((page) => page.listed ?? []);
  const forEngines = writeSitemap(job.folder, job.site, listed);
  await writePageRecord(job.record, record);
  await opened.close();
  provideCatalogue(null);
  return { pages: files.length, rendered, files: [...files, ...forEngines] };
}

async function bundleIn(folder: string): Promise<PageBundle> {
  const entry = (await readdir(folder)).find((name) => name.startsWith('prerender-entry'));
  if (!entry) throw new Error(`${folder} holds no pages: remove the folder it lies in and build again.`);
  return import(pathToFileURL(join(folder, entry)).href);
}
