import { z } from 'zod';

/** One file of a built site; `path` is relative to its `client` folder, sizes are bytes. */
const fileSchema = z.object({
  path: z.string().min(1),
  /** A digest of the content. */
  hash: z.string().min(1),
  size: z.number().int().nonnegative(),
  /** Sizes of the compressed files beside it, where they pay. */
  br: z.number().int().positive().optional(),
  gz: z.number().int().positive().optional(),
});
export type BuiltFile = z.infer<typeof fileSchema>;

/** What `dist/<edition>/build.json` says of a finished build. */
export const buildRecordSchema = z.object({
  /** What the build was made from: catalogue, sources and settings. */
  stamp: z.string(),
  /** UTC ISO 8601. */
  builtAt: z.string(),
  /** The folder beside `client` that holds the middleware. */
  server: z.string().regex(/^[\w-]+$/),
  files: z.array(fileSchema),
});
export type BuildRecord = z.infer<typeof buildRecordSchema>;

export const BUILD_RECORD = 'build.json';

/**
 * The name of a build's middleware folder. No other program has it, because a process keeps every module it has
 * imported by its address; it ends in `server`, by which the middleware finds `client`.
 * @param madeAt when the program was bundled; UTC ISO 8601
 */
export const serverFolder = (madeAt: string): string => `${madeAt.replace(/\D/g, '')}-server`;

/** A build record from its text, or null where it is none. */
export function parseBuildRecord(text: string): BuildRecord | null {
  try {
    const parsed = buildRecordSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
