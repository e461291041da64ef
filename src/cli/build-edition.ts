import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type EditionKey, editions } from '#editions/editions.ts';
import { BUILD_RECORD, type BuildRecord, parseBuildRecord, serverFolder } from '#host/build-record.ts';
import { AppError } from '#lib/errors.ts';
import { precompress } from './precompress.ts';
import { switchIn } from './switch-in.ts';

export interface EditionBuild {
  edition: EditionKey;
  /** What it is made from, as `stampOf` tells. */
  stamp: string;
  /** The folder that holds the builds of both editions. */
  dist: string;
  root: string;
  report: (line: string) => void;
}

/** Lines of a failed build's output that are shown. */
const SHOWN_LINES = 30;

/**
 * Builds an edition in a new folder, compresses it and switches it in by rename. A build that fails
 * leaves the earlier one standing.
 * @throws AppError `build_failed`
 */
export async function buildEdition({ edition, stamp, dist, root, report }: EditionBuild): Promise<void> {
  const { folder, name } = editions[edition];
  const started = performance.now();
  const current = join(dist, folder);
  const next = join(dist, `.next-${folder}-${process.pid}`);
  await mkdir(dist, { recursive: true });
  await clearAway(dist, folder);
  report(`Building ${name} (${edition}) ...`);
  try {
    await runAstro(edition, next, root);
    const client = join(next, 'client');
    const earlier = parseBuildRecord(await readFile(join(current, BUILD_RECORD), 'utf8').catch(() => ''));
    const files = await precompress(
      client,
      earlier ? { client: join(current, 'client'), files: earlier.files } : undefined,
    );
    const builtAt = new Date().toISOString();
    const record: BuildRecord = { stamp, builtAt, server: serverFolder(builtAt), files };
    await rename(join(next, 'server'), join(next, record.server));
    await writeFile(join(next, BUILD_RECORD), JSON.stringify(record));
    await switchIn(next, current, join(dist, `.old-${folder}-${process.pid}`));
    const pages = files.filter(({ path }) => path.endsWith('.html')).length;
    report(`Built ${name} (${edition}): ${pages} pages in ${seconds(started)} s.`);
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function runAstro(edition: EditionKey, outDir: string, root: string): Promise<void> {
  const command = join(root, 'node_modules', 'astro', 'bin', 'astro.mjs');
  const child = spawn(process.execPath, [command, 'build'], {
    cwd: root,
    env: { ...process.env, EDITION: edition, OUT_DIR: outDir, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = () => {
    child.kill();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => process.off('SIGINT', stop).off('SIGTERM', stop));
  const made = await stat(join(outDir, 'client', 'index.html')).catch(() => null);
  if (code === 0 && made) return;
  const shown = output.trim().split('\n').slice(-SHOWN_LINES).join('\n');
  throw new AppError(
    'build_failed',
    `${shown}\n\nThe build of ${edition} failed; the earlier build, if there is one, still stands. Mend what is said above and run it again.`,
  );
}

/** Removes what builds that were cut off have left. */
async function clearAway(dist: string, folder: string): Promise<void> {
  const left = new RegExp(`^\\.(?:next|old)-${folder}-(\\d+)$`);
  for (const name of await readdir(dist)) {
    const owner = Number(left.exec(name)?.[1]);
    if (owner && !isRunning(owner)) await rm(join(dist, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
