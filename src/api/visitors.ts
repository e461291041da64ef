import { hash, randomBytes } from 'node:crypto';
import { isbot } from 'isbot';

/** An address counts as at most so many visitors, whatever programs it says it uses. */
const VISITORS_PER_ADDRESS = 8;
const KEY_LENGTH = 22;

/**
 * Keys of visitors that name nobody: a hash of address and user agent with a salt that is random, is
 * never written anywhere and is replaced every UTC day, so that a key can neither be traced back nor
 * joined to another day's. Of an IPv6 address the first 64 bits count, which is what a household has.
 */
export function createVisitors({ now = Date.now, salt = () => randomBytes(32).toString('hex') } = {}) {
  let day = '';
  let today = '';

  /** The key of a shopper; null for a bot and for what does not say what it is. */
  return (address: string, userAgent: string | undefined): string | null => {
    if (!userAgent || isbot(userAgent)) return null;
    const date = new Date(now()).toISOString().slice(0, 10);
    if (date !== day) {
      day = date;
      today = salt();
    }
    const program = hash('sha256', userAgent, 'buffer').readUInt32BE() % VISITORS_PER_ADDRESS;
    return hash('sha256', JSON.stringify([today, household(address), program]), 'base64url').slice(
      0,
      KEY_LENGTH,
    );
  };
}

/** An IPv4 address, also one written as IPv6, whole; the network part of any other IPv6 address. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => text.split(':').filter(Boolean);
  const known = groups(head);
  const missing = tail === undefined ? 0 : 8 - known.length - groups(tail).length;
  const all = [...known, ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail ?? '')];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
