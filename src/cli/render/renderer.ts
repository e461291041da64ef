import type { ChildProcess } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { EditionKey } from '#editions/editions.ts';
import type { Bundle } from './bundle.ts';
import { END, type Rendering, type RenderJob } from './render-job.ts';
import { buildFailed, type Started, startNode } from './run-node.ts';

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

/** Renders pages in processes that stay, because a program renders quicker once it has rendered. */
export interface Renderer {
  /**
   * Renders an edition's pages; one job of a kind after the other. Pages say the day on which prices were checked, so
   * that a day is part of what they are made from.
   * @throws AppError `build_failed`
   */
  render(options: RenderOptions): Promise<RenderedPages>;
  /** Resolves when its processes have ended. */
  close(): Promise<void>;
}

/** In a bundle: what Node has compiled of it, so that the next build starts sooner. */
const COMPILED = 'compiled';
const PROCESS = join(import.meta.dirname, 'render.process.ts');
/** Megabytes for what pages are made of and soon forgotten: less work for the collector. */
const YOUNG = 64;

/** Does work with a renderer that is closed after it. */
export async function withRenderer<T>(work: (renderer: Renderer) => Promise<T>): Promise<T> {
  const renderer = createRenderer();
  try {
    return await work(renderer);
  } finally {
    await renderer.close();
  }
}

function createRenderer(): Renderer {
  /** The process of each kind of build, by the record of its pages. */
  const held = new Map<string, Started & { bundle: string }>();

  async function end(kind: string): Promise<void> {
    const program = held.get(kind);
    held.delete(kind);
    if (program?.child.connected) program.child.send(END, () => {});
    await program?.ended;
  }

  async function programOf({ folder, record }: RenderOptions['bundle']): Promise<Started> {
    const known = held.get(record);
    if (known?.bundle === folder && known.child.connected) return known;
    await end(record);
    const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, COMPILED) };
    const started = startNode([`--max-semi-space-size=${YOUNG}`, PROCESS], { env });
    held.set(record, { ...started, bundle: folder });
    return started;
  }

  return {
    async render({ edition, bundle, folder, site, earlier }) {
      const record = join(dirname(bundle.record), `.next-${basename(bundle.record)}-${process.pid}`);
      const job: RenderJob = {
        bundle: join(bundle.folder, 'pages'),
        basis: `${bundle.digest} ${new Date().toISOString().slice(0, 10)}`,
        folder,
        site,
        record,
        earlier: { folder: earlier, record: bundle.record },
      };
      const { child, ended } = await programOf(bundle);
      // Where it cannot be told, the process has ended, which is met below.
      child.send(job, () => {});
      const made = await answerOf(child);
      if (!made) throw buildFailed(edition, await ended);
      return { ...made, keepRecord: () => rename(record, bundle.record) };
    },
    async close() {
      await Promise.all([...held.keys()].map(end));
    },
  };
}

/** What a process tells next; null where it ends before. */
function answerOf(child: ChildProcess): Promise<Rendering | null> {
  const { promise, resolve } = Promise.withResolvers<Rendering | null>();
  const ended = () => resolve(null);
  child.once('close', ended).once('message', (told) => {
    child.off('close', ended);
    resolve(told as Rendering);
  });
  return promise;
}
