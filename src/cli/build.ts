import { parseArgs } from 'node:util';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { EDITIONS, type EditionKey, isEditionKey } from '#editions/editions.ts';
import { loadConfig } from '#lib/config.ts';
import { AppError } from '#lib/errors.ts';
import { buildStale } from './build-stale.ts';
import { buildStatic } from './build-static.ts';
import { distOf, log, projectRoot, runCommand } from './command.ts';
import { fillEmptyCatalogue } from './samples.ts';

const HELP = `Builds the shop windows from the catalogue as static sites; reads the sample feeds into an empty one.

npm run build [-- --edition ES|UK] [--for static|node]

  --edition ES|UK    build only this edition; both unless given
  --for static|node  static (the default): dist/static/es and dist/static/uk, ready for any static host;
                     node: dist/es and dist/uk for npm start, which a running host follows
  --help             show this text

Exit codes: 0 built, 1 the build failed and the earlier one still stands, 2 wrong use.`;

export interface BuildArguments {
  wanted: readonly EditionKey[];
  hosting: 'static' | 'node';
}

/** What the command line asks for, or null where it asks for help. @throws AppError `usage` */
export function readArguments(args: string[]): BuildArguments | null {
  const { values } = parse(args);
  if (values.help) return null;
  const { for: hosting = 'static' } = values;
  if (hosting !== 'static' && hosting !== 'node')
    throw new AppError('usage', `--for ${hosting} is not usable: it must be static or node.`);
  return { wanted: editionsOf(values.edition), hosting };
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
      options: { edition: { type: 'string' }, for: { type: 'string' }, help: { type: 'boolean' } },
    });
  } catch (cause) {
    throw new AppError('usage', `${(cause as Error).message}. Try npm run build -- --help.`, { cause });
  }
}

/** Builds editions from the catalogue, one after the other for static hosts; an empty one is filled with the samples. */
export async function buildShops(catalogue: Catalogue, { wanted, hosting }: BuildArguments): Promise<void> {
  const config = loadConfig();
  const parts = { catalogue, config, dist: distOf(config), root: projectRoot, report: log };
  await fillEmptyCatalogue(catalogue, log);
  if (hosting === 'node') await buildStale({ ...parts, wanted, anyway: true });
  else for (const edition of wanted) await buildStatic({ ...parts, edition });
}

if (import.meta.main) {
  await runCommand(async () => {
    const asked = readArguments(process.argv.slice(2));
    if (!asked) return console.log(HELP);
    const catalogue = await openCatalogue();
    try {
      await buildShops(catalogue, asked);
    } finally {
      await catalogue.close();
    }
  });
}
