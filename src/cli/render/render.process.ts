import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { catalogue, provideCatalogue } from '#catalogue/open.ts';
import { readPageRecord, writePageRecord } from './page-record.ts';
import { recordCalls } from './recorded-calls.ts';
import type { Rendering, RenderJob } from './render.ts';
import { type PageBundle, renderPages } from './render-pages.ts';
import { writeSitemap } from './sitemap.ts';

/** Renders an edition's pages in a process of its own, because what it imports it holds to its end. */
const job = JSON.parse(process.argv[2] ?? '') as RenderJob;
const opened = await catalogue();
const calls = recordCalls(opened);
provideCatalogue(calls.catalogue);
const entry = (await readdir(job.bundle)).find((name) => name.startsWith('prerender-entry'));
if (!entry) throw new Error(`${job.bundle} holds no pages: remove the folder it lies in and build again.`);
const bundle: PageBundle = await import(pathToFileURL(join(job.bundle, entry)).href);
const earlier = await readPageRecord(job.earlier.record);
const { record, files, rendered } = await renderPages({
  bundle,
  calls,
  basis: job.basis,
  folder: job.folder,
  earlier: earlier && { folder: job.earlier.folder, record: earlier },
});
const forEngines = writeSitemap(
  job.folder,
  job.site,
  [...record.pages.values()].flatMap(({ listed }) => listed ?? []),
);
await writePageRecord(job.record, record);
await opened.close();
process.send?.({ pages: files.length, rendered, files: [...files, ...forEngines] } satisfies Rendering);
