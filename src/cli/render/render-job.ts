/** What the rendering process is told. */
export interface RenderJob {
  /** The folder of the bundled pages; the same one for all jobs of a process. */
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

/**
 * What ends the rendering process, instead of a job: Node tells nothing of the end of a process that was disconnected
 * from.
 */
export const END = 'end';

/** What the rendering process tells. */
export interface Rendering {
  pages: number;
  rendered: number;
  /** All files that belong to them, below the folder. */
  files: string[];
}
