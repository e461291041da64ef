import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { CONDITIONS } from '#contract/product.ts';
import { AppError } from '#lib/errors.ts';
import { STOCK_WORDS } from './feed-words.ts';
import { OFFER_FIELDS } from './offer-fields.ts';

const PROFILES = join(import.meta.dirname, '../../data/profiles');

const text = z.string().trim().min(1, 'must not be blank');
const field = z.enum(OFFER_FIELDS);
const words = z.array(text);

/** A mapping profile: which column of a shop's CSV feeds which field of an offer. */
export const profileSchema = z.strictObject({
  name: text.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
  description: text,
  /** Part of every offer's identity: the network or shop the feed comes from. */
  network: text,
  /** Absent: told from the file. */
  delimiter: z.string().length(1, 'must be one character').optional(),
  /** Absent: told from the file. */
  encoding: text.refine(isEncoding, 'is no encoding that can be read').optional(),
  /** The decimal mark of its prices. Absent: told from each price. */
  decimal: z.enum(['.', ',']).optional(),
  /** ISO 4217, where no column says it. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as EUR')
    .optional(),
  /** The one merchant of a feed that does not name it. */
  merchant: z.strictObject({ id: text, name: text }).optional(),
  /** One column, or several in order of preference. */
  columns: z.partialRecord(field, z.union([text, z.array(text).min(1)])),
  /** What every row has in common; used where the columns are absent or empty. */
  constants: z.partialRecord(field, text).default({}),
  /** Own words for condition and stock, beside the common ones. */
  values: z
    .strictObject({
      condition: z.partialRecord(z.enum(CONDITIONS), words).optional(),
      stock: z.partialRecord(z.enum(STOCK_WORDS), words).optional(),
    })
    .default({}),
  /** An address with `{column}` placeholders (`{a|b}`: the first that is not empty), URL-encoded. */
  link: z
    .string()
    .regex(/^https:\/\/[^\s{}]+(\{[^{}]+\}[^\s{}]*)+$/, 'must be an https address with a {column} in it')
    .optional(),
  /** Fields without which a feed is refused. */
  required: z.array(field).default(['id', 'name', 'price', 'link']),
  /** Columns that are known and deliberately unused. */
  ignored: z.array(z.string()).default([]),
});
export type Profile = z.infer<typeof profileSchema>;

function isEncoding(name: string): boolean {
  try {
    return Boolean(new TextDecoder(name));
  } catch {
    return false;
  }
}

/** The names of the profiles in `data/profiles`, sorted. */
export async function listProfiles(): Promise<string[]> {
  const files = await readdir(PROFILES);
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'))
    .sort();
}

/**
 * Reads a mapping profile: one of `data/profiles` by name, or a JSON file.
 * @throws AppError `profile_missing` where there is none, `profile_invalid` where it cannot be used.
 */
export async function loadProfile(nameOrFile: string): Promise<Profile> {
  const byName = /^[a-z0-9][a-z0-9-]*$/.test(nameOrFile);
  const file = byName ? join(PROFILES, `${nameOrFile}.json`) : nameOrFile;
  const shown = byName ? `data/profiles/${nameOrFile}.json` : nameOrFile;
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (cause) {
    const known = (await listProfiles()).join(', ');
    throw new AppError(
      'profile_missing',
      `The profile ${shown} cannot be read. Give the path of a JSON file, or one of: ${known}.`,
      { cause, details: { file: shown } },
    );
  }
  return parseProfile(source, shown);
}

/** @throws AppError `profile_invalid` naming the file, the field and what it must be. */
export function parseProfile(source: string, file: string): Profile {
  let json: unknown;
  try {
    json = JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new AppError('profile_invalid', `${file} is not JSON: ${String((cause as Error).message)}.`, {
      cause,
      details: { file },
    });
  }
  const parsed = profileSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.join('.') || 'the whole';
  throw new AppError(
    'profile_invalid',
    `${file} cannot be used: ${where}: ${issue?.message}. Correct it; data/profiles/awin.json is an example.`,
    { cause: parsed.error, details: { file, field: where } },
  );
}
