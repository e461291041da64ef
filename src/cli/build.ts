import { parseArgs } from 'node:util';
import { catalogue as openCatalogue } from '#catalogue/open.ts';
import { EDITIONS, type EditionKey, isEditionKey } from '#editions/editions.ts';
import { loadConfig } from '#lib/config.ts';
import { AppError } from '#lib/errors.ts';
import { buildStale } from './build-stale.ts';
import { distOf, log, projectRoot, runCommand } from './command.ts';

const HELP = `Builds the shop windows from the catalogue as static sites.

npm run build [-- --edition ES|UK]

  --edition ES|UK  build only this edition; both unless given
  --help           show this text

Leaves dist/es/client and dist/uk/client, ready for any static host; a running host follows.
Exit codes: 0 built, 1 the build failed and the earlier one still stands, 2 wrong use.`;

/** The editions the command line asks for, or null where it asks for help. @throws AppError `usage` */
export function readArguments(args: string[]): readonly EditionKey[] | null {
  const { values } = parse(args);
  if (values.help) return null;
  if (values.edition === undefined) return EDITIONS;
  const edition = values.edition.toUpperCase();
  if (isEditionKey(edition)) return [edition];
  throw new AppError('usage', `--edition ${values.edition} is not usable: it must be ES or UK.`);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { edition: { type: 'string' }, help: { type: 'boolean' } } });
  } catch (cause) {
    throw new AppError('usage', `${(cause as Error).message}. Try npm run build -- --help.`, { cause });
  }
}

if (import.meta.main) {
  await runCommand(async () => {
    const wanted = readArguments(process.argv.slice(2));
    if (!wanted) return console.log(HELP);
    const config = loadConfig();
    const dist = distOf(config);
    const catalogue = await openCatalogue();
    try {
      await buildStale({
        wanted,
        catalogue,
        config,
        dist,
        root: projectRoot,
        anyway: true,
        report: log,
      });
    } finally {
      await catalogue.close();
    }
  });
}
