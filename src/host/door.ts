import { DEFAULT_EDITION, EDITION_COOKIE, type EditionKey, isEditionKey } from '#editions/editions.ts';

/**
 * The hosts an edition is told from: two domains, the address the process listens on, and the one at which the sites of
 * static hosts know it.
 */
export interface Doors {
  ES_HOST: string;
  UK_HOST: string;
  HOST?: string;
  API_URL?: string | undefined;
}

/** Which edition a Host header asks for, `local` where the flag decides, a redirect for a bare or `www.` twin. */
export type Door =
  | { kind: 'edition'; edition: EditionKey }
  | { kind: 'alias'; edition: EditionKey }
  | { kind: 'local' };

/** Looks a Host header up in the closed table; undefined means the host is not served here. */
export type DoorTable = (hostHeader: string | undefined) => Door | undefined;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);
const ANY_ADDRESS = new Set(['0.0.0.0', '[::]']);

export function createDoorTable(doors: Doors): DoorTable {
  const table = new Map<string, Door>();
  const domains = [
    ['ES', doors.ES_HOST],
    ['UK', doors.UK_HOST],
  ] as const;
  for (const [edition, host] of domains) table.set(twinOf(host), { kind: 'alias', edition });
  for (const [edition, host] of domains) table.set(host, { kind: 'edition', edition });
  const called = doors.API_URL ? new URL(doors.API_URL).hostname : '';
  for (const own of [inHeader(doors.HOST ?? ''), called]) {
    if (own && !ANY_ADDRESS.has(own) && !table.has(own)) table.set(own, { kind: 'local' });
  }
  return (hostHeader) => {
    const host = withoutPort(hostHeader ?? '').toLowerCase();
    const known = table.get(host);
    if (known) return known;
    return LOCAL.has(host) || host.endsWith('.localhost') ? { kind: 'local' } : undefined;
  };
}

/** The local flag in a Cookie header, ES where there is none. */
export function readFlag(cookieHeader: string | undefined): EditionKey {
  const found = cookieHeader && FLAG.exec(cookieHeader)?.[1];
  return isEditionKey(found) ? found : DEFAULT_EDITION;
}

/** The Set-Cookie header that keeps the local flag for a year. */
export function flagCookie(edition: EditionKey): string {
  return `${EDITION_COOKIE}=${edition}; Path=/; Max-Age=31536000; SameSite=Lax`;
}

const FLAG = new RegExp(`(?:^|;)\\s*${EDITION_COOKIE}=(\\w+)`);

function twinOf(host: string): string {
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** An address to listen on as browsers write it in a Host header: lower case, IPv6 in brackets. */
function inHeader(address: string): string {
  const host = address.toLowerCase();
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function withoutPort(host: string): string {
  return host.replace(/:\d*$/, '');
}
