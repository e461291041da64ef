import type { Use } from '../catalogue.ts';
import { firstHourKept } from './fold.ts';
import { keepable } from './private-text.ts';
import { searchKey } from './search-key.ts';
import type { UseRow } from './tally.ts';
import { HOUR } from './weights.ts';

/** The longest id and visitor key that is kept. */
const MAX_LENGTH = 100;

/** A use as it is stored; undefined where there is nothing to count, or it is too old or still to come. */
export function toRow({ edition, kind, subject, visitor, at }: Use, now: number): UseRow | undefined {
  const hour = Math.floor(at / HOUR);
  if (!(hour >= firstHourKept(now) && hour <= now / HOUR) || !isId(visitor)) return undefined;
  if (kind !== 'search')
    return isId(subject) ? { edition, kind, subject, visitor, hour, text: '' } : undefined;
  const text = keepable(subject);
  const key = text && searchKey(edition, text);
  return text && key ? { edition, kind, subject: key, visitor, hour, text } : undefined;
}

const isId = (text: string): boolean => text.length > 0 && text.length <= MAX_LENGTH;
