import { parseArgs } from 'node:util';

export const HELP = `Builds a catalogue of made offers and measures loading, searching, lists, suggestions and HTTP.

  npm run bench -- [options]

  --offers N       how many offers (default 1000000)
  --seed N         which offers and searches are made (default 1)
  --two-editions   Spanish offers (60 %) in ES, English ones in UK; without it all are in ES, so that the
                   bounds hold for the whole number
  --only PARTS     some of load, engine, peers, http, divided by commas (load is done where it is needed)
  --keep FOLDER    keeps the catalogue there, and uses the one that is there
  --minisearch N   products MiniSearch is given (default 100000)
  --json FILE      writes every figure
  --check          ends with 1 where a bound is not kept
  --help           shows this text`;

const PARTS = ['load', 'engine', 'peers', 'http'] as const;
export type Part = (typeof PARTS)[number];

export interface Options {
  offers: number;
  seed: number;
  oneEdition: boolean;
  parts: ReadonlySet<Part>;
  keep?: string;
  miniSearch: number;
  json?: string;
  check: boolean;
}

/** @throws Error that says which option is wrong */
export function readOptions(words: string[]): Options | 'help' {
  const { values } = parseArgs({
    args: words,
    options: {
      offers: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: '1' },
      'two-editions': { type: 'boolean', default: false },
      only: { type: 'string', default: PARTS.join() },
      keep: { type: 'string' },
      minisearch: { type: 'string', default: '100000' },
      json: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const asked = values.only.split(',');
  const unknown = asked.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined) throw new Error(`--only knows ${PARTS.join(', ')}, not ${unknown}`);
  return {
    offers: count('offers', values.offers),
    seed: count('seed', values.seed),
    oneEdition: !values['two-editions'],
    parts: new Set(asked as Part[]),
    keep: values.keep,
    miniSearch: count('minisearch', values.minisearch),
    json: values.json,
    check: values.check,
  };
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new Error(`--${name} must be a whole number, not ${text}`);
  return Number(text);
}
