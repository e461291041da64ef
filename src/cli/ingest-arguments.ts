import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type EditionKey, isEditionKey } from '#editions/editions.ts';
import { AppError } from '#lib/errors.ts';

export const HELP = `Takes product feeds into the catalogue.

  npm run ingest -- FILE|URL… --edition ES|UK [options]

  FILE|URL             CSV feeds: plain, gzip or zip; read in the order given
  --edition ES|UK      the edition whose offers they are
  --profile NAME|FILE  how columns map to fields: a name in data/profiles or a JSON file (default awin)
  --report FILE.json   writes the whole report, with every refused row and its line
  --seen-at TIME       when the feed was read, ISO 8601 (default now)
  --allow-shrink       accepts a feed that lost more than half of its offers
  --help               shows this text

The same feed twice changes nothing. Offers that are no longer in a feed are marked, not deleted.
A bad row is refused and reported; a bad feed changes nothing.

Exit codes: 0 all feeds taken in, 1 a feed failed, 2 the command or a setting is wrong.
The catalogue is in the folder DATA_DIR (default .data).`;

export interface IngestOptions {
  inputs: string[];
  edition: EditionKey;
  profile: string;
  report?: string;
  seenAt?: Date;
  allowShrink: boolean;
}

/** @throws AppError `usage` with what is wrong and how to ask for help */
export function parseArguments(words: string[]): IngestOptions | 'help' {
  const { values, positionals } = parse(words);
  if (values.help) return 'help';
  if (!positionals.length) throw usage('Name at least one feed, a file or an address');
  const edition = values.edition?.toUpperCase();
  if (!isEditionKey(edition)) throw usage('Say whose offers they are with --edition ES or --edition UK');
  const seenAt = values['seen-at'] === undefined ? undefined : pastTime(values['seen-at']);
  return {
    inputs: positionals,
    edition,
    profile: values.profile ?? 'awin',
    report: values.report,
    seenAt,
    allowShrink: values['allow-shrink'] ?? false,
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        edition: { type: 'string' },
        profile: { type: 'string' },
        report: { type: 'string' },
        'seen-at': { type: 'string' },
        'allow-shrink': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw usage((error as Error).message.replace(/\.$/, ''));
  }
}

function pastTime(text: string): Date {
  const time = z.iso.datetime({ offset: true }).safeParse(text);
  if (!time.success || Date.parse(text) > Date.now()) {
    throw usage('--seen-at must be a past time such as 2026-11-20T08:00:00Z');
  }
  return new Date(text);
}

const usage = (what: string): AppError =>
  new AppError('usage', `${what}; npm run ingest -- --help explains.`);
