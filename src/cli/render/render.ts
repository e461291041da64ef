import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EditionKey } from '#editions/editions.ts';
import type { Bundle } from './bundle.ts';
import { buildFailed, runNode } from './run-node.ts';

/** What the rendering process is told. */
export interface RenderJob {
  /** The folder of the bundled pages. */
  bundle: string;
  basis: string;
  /** Where the pages go. */
  folder: string;
  /** Where they will be found, without a slash at its end. */
  site: string;
  /** Where the record of them goes. */
  record: string;
  earlier: { folder: string; record: string };
}

/** What the rendering process tells. */
export interface Rendering {
  pages: number;
  rendered: number;
  /** All files that belong to them, below the folder. */
  files: string[];
}

export interface RenderedPages extends Rendering {
  /** To be called once the pages are in their place. */
  keepRecord(): Promise<void>;
}

export interface RenderOptions {
  edition: EditionKey;
  bundle: Pick<Bundle, 'folder' | 'digest' | 'record'>;
  folder: string;
  /** Where the pages will be found, without a slash at its end: `https://www.example.es/shop`. */
  site: string;
  /** The folder of the build before, which need not be there. */
  earlier: string;
}

/** In a bundle: what Node has compiled of it, so that the next build starts sooner. */
const COMPILED = 'compiled';
const PROCESS = join(import.meta.dirname, 'render.process.ts');
/** Megabytes for what pages are made of and soon forgotten: less work for the collector. */
const YOUNG = 64;

/**
 * Renders an edition's pages. Pages say the day on which prices were checked, so that a day is part of what they
 * are made from.
 * @throws AppError `build_failed`
 */
export async function render({
  edition,
  bundle,
  folder,
  site,
  earlier,
}: RenderOptions): Promise<RenderedPages> {
  const record = join(dirname(bundle.record), `.next-${basename(bundle.record)}-${process.pid}`);
  const job: RenderJob = {
    bundle: join(bundle.folder, 'pages'),
    basis: `${bundle.digest} ${new Date().toISOString().slice(0, 10)}`,
    folder,
    site,
    record,
    earlier: { folder: earlier, record: bundle.record },
  };
  const { code, signal, output, message } = await runNode(
    [`--max-semi-space-size=${YOUNG}`, PROCESS, JSON.stringify(job)],
    {
      env: { ...process.env, NODE_COMPILE_CACHE: join(bundle.folder, COMPILED) },
    },
  );
  if (code !== 0) throw buildFailed(edition, { output, signal });
  return { ...(message as Rendering), keepRecord: () => rename(record, bundle.record) };
}
