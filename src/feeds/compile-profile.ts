import type { Condition } from '#contract/product.ts';
import { AppError } from '#lib/errors.ts';
import { createWordReader } from './feed-words.ts';
import { OFFER_FIELDS, type OfferField, type TextField } from './offer-fields.ts';
import type { Profile } from './profile.ts';

/** A profile bound to one file's header, for use on every row. Rows are arrays in the header's order. */
export interface CompiledProfile {
  readonly profile: Profile;
  /** Columns that the profile does not mention. */
  readonly unknownColumns: readonly string[];
  /** For each field what reads it from a row: the first non-empty column, trimmed, else the constant, else ''. */
  readonly text: Readonly<Record<TextField, CellReader>>;
  /** Every non-empty column of the category texts in order, without repeats; the constant where there is none. */
  categoryTexts(row: readonly string[]): string[];
  /** The custom labels by their place in the profile, '' where there is none; empty where there are none at all. */
  labels(row: readonly string[]): string[];
  /** The link column, else the profile's link template filled in, else ''. */
  link(row: readonly string[]): string;
  condition(text: string): Condition | undefined;
  inStock(text: string): boolean | undefined;
}

type CellReader = (row: readonly string[]) => string;

/**
 * Binds a profile to a header. Column names are compared without case, `g:` prefix, blanks and hyphens.
 * @throws AppError `columns_missing` naming the required columns that are absent and those found.
 */
export function compileProfile(profile: Profile, header: readonly string[]): CompiledProfile {
  const positions = new Map<string, number>();
  header.forEach((name, index) => {
    const key = columnKey(name);
    if (key && !positions.has(key)) positions.set(key, index);
  });
  const present = (names: readonly string[]): number[] =>
    names.map((name) => positions.get(columnKey(name))).filter((index) => index !== undefined);

  const columns: Partial<Record<OfferField, readonly number[]>> = {};
  for (const field of OFFER_FIELDS) {
    const found = present(asList(profile.columns[field]));
    if (found.length) columns[field] = found;
  }
  const labelColumns = asList(profile.columns.customLabels).map((name) => positions.get(columnKey(name)));
  const hasLabels = labelColumns.some((index) => index !== undefined);
  const constants = constantsOf(profile);
  const template = profile.link ? linkTemplate(profile.link, present) : null;
  assertComplete(profile, header, (field) =>
    Boolean(columns[field] || constants[field] || (field === 'link' && template?.usable)),
  );

  const text = Object.fromEntries(
    OFFER_FIELDS.map((field) => [field, cellReader(columns[field] ?? [], constants[field] ?? '')]),
  ) as Record<TextField, CellReader>;
  return {
    profile,
    unknownColumns: unknownColumns(profile, header),
    text,
    categoryTexts(row) {
      const found: string[] = [];
      for (const index of columns.categoryTexts ?? []) {
        const value = row[index]?.trim();
        if (value && !found.includes(value)) found.push(value);
      }
      if (!found.length && constants.categoryTexts) found.push(constants.categoryTexts);
      return found;
    },
    labels(row) {
      if (!hasLabels) return [];
      const labels = labelColumns.map((index) => (index === undefined ? '' : (row[index]?.trim() ?? '')));
      return labels.slice(0, labels.findLastIndex(Boolean) + 1);
    },
    link: (row) => text.link(row) || (template?.fill(row) ?? ''),
    ...createWordReader(profile.values),
  };
}

function asList(names: string | readonly string[] | undefined): readonly string[] {
  return names === undefined ? [] : typeof names === 'string' ? [names] : names;
}

function columnKey(name: string): string {
  return name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
}

function firstText(row: readonly string[], indexes: readonly number[]): string {
  for (const index of indexes) {
    const value = row[index]?.trim();
    if (value) return value;
  }
  return '';
}

function cellReader(indexes: readonly number[], constant: string): CellReader {
  const [only, ...others] = indexes;
  if (only === undefined) return () => constant;
  if (others.length) return (row) => firstText(row, indexes) || constant;
  return (row) => row[only]?.trim() || constant;
}

function constantsOf(profile: Profile): Partial<Record<OfferField, string>> {
  const constants: Partial<Record<OfferField, string>> = { ...profile.constants };
  if (profile.merchant) {
    constants.merchantId ??= profile.merchant.id;
    constants.merchantName ??= profile.merchant.name;
  }
  if (profile.currency) constants.currency ??= profile.currency;
  return constants;
}

const PLACEHOLDER = /\{([^{}]+)\}/;

function linkTemplate(link: string, present: (names: readonly string[]) => number[]) {
  const parts = link.split(PLACEHOLDER);
  const slots = parts.map((part, index) => (index % 2 ? present(part.split('|')) : null));
  return {
    usable: slots.every((slot) => slot === null || slot.length > 0),
    /** '' where a placeholder has no value in the row. */
    fill(row: readonly string[]): string {
      let address = '';
      for (let i = 0; i < parts.length; i++) {
        const slot = slots[i];
        if (!slot) {
          address += parts[i];
          continue;
        }
        const value = firstText(row, slot);
        if (!value) return '';
        address += encodeURIComponent(value);
      }
      return address;
    },
  };
}

function assertComplete(
  profile: Profile,
  header: readonly string[],
  has: (field: OfferField) => boolean,
): void {
  const missing = profile.required.filter((field) => !has(field));
  if (!missing.length) return;
  const wanted = missing.map((field) => {
    const names = asList(profile.columns[field]).join(' or ');
    return names ? `${names} (${field})` : field;
  });
  const found = header.slice(0, 40).map((name) => name.slice(0, 40));
  throw new AppError(
    'columns_missing',
    `The feed lacks what the profile ${profile.name} needs: ${wanted.join(', ')}; its columns are: ` +
      `${found.join(', ') || 'none'}. Choose the profile that fits, or correct this one.`,
    { details: { profile: profile.name, missing, found } },
  );
}

function unknownColumns(profile: Profile, header: readonly string[]): string[] {
  const used = [...OFFER_FIELDS.flatMap((field) => asList(profile.columns[field])), ...profile.ignored];
  const inLink = [...(profile.link ?? '').matchAll(/\{([^{}]+)\}/g)].flatMap(
    ([, names]) => names?.split('|') ?? [],
  );
  const known = new Set([...used, ...inLink].map(columnKey));
  return header.filter((name) => columnKey(name) && !known.has(columnKey(name)));
}
