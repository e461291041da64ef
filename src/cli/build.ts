import { parseArgs } from 'node:util';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { openCatalogue } from '#catalogue/open.ts';
import { EDITIONS, type EditionKey, isEditionKey } from '#editions/editions.ts';
import { loadConfig } from '#lib/config.ts';
import { AppError } from '#lib/errors.ts';
import { buildStale } from './build-stale.ts';
import { buildStatic } from './build-static.ts';
import { distOf, log, projectRoot, runCommand, stopRequested } from './command.ts';
import { type Renderer, withRenderer } from './render/renderer.ts';
import { askForAnother, runAgain, runsInside, stopWithStarter } from './run-again.ts';
import { fillEmptyCatalogue } from './samples.ts';
import { digestProgram } from './stamp.ts';
import { watch } from './watch.ts';

const HELP = `Builds the shop windows from the catalogue as static sites; reads the sample feeds into an empty one.

npm run build [-- --edition ES|UK] [--for static|node] [--watch]

  --edition ES|UK    build only this edition; both unless given
  --for static|node  static (the default): dist/static/es and dist/static/uk, ready for any static host;
                     node: dist/es and dist/uk for npm start, which a running host follows
  --watch            stay, and build again after each import, on each new day (UTC) and when a policy,
                     a table or the program of the pages changed; Ctrl-C or SIGTERM ends it
  --help             show this text

Exit codes: 0 built, 1 the build failed and the earlier one still stands, 2 wrong use.`;

export interface BuildArguments {
  wanted: readonly EditionKey[];
  hosting: 'static' | 'node';
  watch: boolean;
}

/** Milliseconds that a build has to end once it is asked to stop. */
const PATIENCE = 5_000;

/** What the command line asks for, or null where it asks for help. @throws AppError `usage` */
export function readArguments(args: string[]): BuildArguments | null {
  const { values } = parse(args);
  if (values.help) return null;
  const { for: hosting = 'static', watch = false } = values;
  if (hosting !== 'static' && hosting !== 'node')
    throw new AppError('usage', `--for ${hosting} is not usable: it must be static or node.`);
  return { wanted: editionsOf(values.edition), hosting, watch };
}

function editionsOf(given: string | undefined): readonly EditionKey[] {
  if (given === undefined) return EDITIONS;
  const edition = given.toUpperCase();
  if (isEditionKey(edition)) return [edition];
  throw new AppError('usage', `--edition ${given} is not usable: it must be ES or UK.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        edition: { type: 'string' },
        for: { type: 'string' },
        watch: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (cause) {
    throw new AppError('usage', `${(cause as Error).message}. Try npm run build -- --help.`, { cause });
  }
}

/** Builds editions from the catalogue, one after the other for static hosts; an empty one is filled with the samples. */
export async function buildShops(
  catalogue: Catalogue,
  { wanted, hosting }: Pick<BuildArguments, 'wanted' | 'hosting'>,
): Promise<void> {
  await fillEmptyCatalogue(catalogue, log);
  await withRenderer(async (renderer) => {
    const parts = partsOf(catalogue, renderer);
    if (hosting === 'node') await buildStale({ ...parts, wanted, anyway: true });
    else for (const edition of wanted) await buildStatic({ ...parts, edition });
  });
}

/** Builds editions at first and whenever they changed, until it is asked to stop or the program changed. */
async function watchShops(catalogue: Catalogue, { wanted, hosting }: BuildArguments): Promise<void> {
  const stopping = stopRequested();
  stopWithStarter();
  // What is cut off is cleared away by the next build.
  stopping.then(() => setTimeout(() => process.exit(), PATIENCE).unref());
  await fillEmptyCatalogue(catalogue, log);
  await withRenderer(async (renderer) => {
    const parts = partsOf(catalogue, renderer);
    const builds = wanted.map((edition) => ({
      // Pages tell the day on which prices were checked.
      state: async () => `${await catalogue.version(edition)} ${new Date().toISOString().slice(0, 10)}`,
      build: () =>
        hosting === 'node'
          ? buildStale({ ...parts, wanted: [edition], anyway: true })
          : buildStatic({ ...parts, edition }),
    }));
    const program = () => digestProgram(projectRoot, parts.config);
    if ((await watch(builds, { program, stopping, report: log })) === 'stopped') return;
    log('The program, a policy or a table changed: building with it ...');
    askForAnother();
  });
}

function partsOf(catalogue: Catalogue, renderer: Renderer) {
  const config = loadConfig();
  return { catalogue, config, renderer, dist: distOf(config), root: projectRoot, report: log };
}

if (import.meta.main) {
  await runCommand(async () => {
    const asked = readArguments(process.argv.slice(2));
    if (!asked) return console.log(HELP);
    if (asked.watch && !runsInside()) return runAgain();
    const catalogue = await openCatalogue();
    try {
      await (asked.watch ? watchShops : buildShops)(catalogue, asked);
    } finally {
      await catalogue.close();
    }
  });
}
