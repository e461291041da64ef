import { access, constants, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogue } from '#catalogue/open.ts';
import { createFeedReader, type FeedReader } from '#feeds/feed-reader.ts';
import { labelOf } from '#feeds/fetch.ts';
import { ingest } from '#feeds/ingest.ts';
import { loadProfile } from '#feeds/profile.ts';
import type { ImportReport } from '#feeds/report.ts';
import { AppError } from '#lib/errors.ts';
import { workInBackground } from './background.ts';
import { runCommand } from './command.ts';
import { HELP, type IngestOptions, parseArguments } from './ingest-arguments.ts';
import { createProgress, summary } from './ingest-output.ts';

type Result = ImportReport | { source: string; error: { code: string; message: string } };

/** Answers the exit code: 0 all taken in, 1 a feed failed. */
async function run(options: IngestOptions): Promise<number> {
  workInBackground();
  if (options.report) await assertWritable(options.report);
  const profile = await loadProfile(options.profile);
  const opened = await catalogue();
  const reader = createFeedReader();
  try {
    const results = await takeAll(options, opened, reader, profile);
    if (options.report) await saveReport(options.report, results);
    return results.some((result) => 'error' in result) ? 1 : 0;
  } finally {
    await reader.close();
    await opened.close();
  }
}

async function takeAll(
  options: IngestOptions,
  opened: Catalogue,
  reader: FeedReader,
  profile: Awaited<ReturnType<typeof loadProfile>>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const input of options.inputs) {
    const progress = createProgress(process.stderr);
    try {
      const report = await ingest({
        catalogue: opened,
        reader,
        profile,
        edition: options.edition,
        input,
        seenAt: options.seenAt ?? new Date(),
        allowShrink: options.allowShrink,
        progress: progress.rows,
      });
      progress.end();
      console.log(summary(report));
      results.push(report);
    } catch (error) {
      progress.end();
      if (!(error instanceof AppError)) throw error;
      const source = labelOf(input);
      console.error(`${source}: ${error.message} (${error.code})`);
      results.push({ source, error: { code: error.code, message: error.message } });
    }
  }
  return results;
}

/** Looks before the work begins whether the report can be written when it ends. */
async function assertWritable(file: string): Promise<void> {
  try {
    await access(dirname(file), constants.W_OK);
  } catch (cause) {
    throw new AppError('usage', `--report ${file} cannot be written: name a file in a folder that exists.`, {
      cause,
    });
  }
}

async function saveReport(file: string, results: readonly Result[]): Promise<void> {
  try {
    await writeFile(file, `${JSON.stringify(results.length === 1 ? results[0] : results, null, 2)}\n`);
  } catch (cause) {
    throw new AppError(
      'report_unwritable',
      `The feeds were taken in, but the report ${file} cannot be written (${(cause as Error).message}).`,
      { cause },
    );
  }
}

await runCommand(async () => {
  const options = parseArguments(process.argv.slice(2));
  if (options === 'help') console.log(HELP);
  else process.exitCode = await run(options);
});
