import type { IncomingMessage } from 'node:http';
import type { FailureCode } from '#contract/failures.ts';
import { type EditionKey, isEditionKey } from '#editions/editions.ts';
import { type DoorTable, flagCookie, readFlag } from './door.ts';

/** A request that is let in: which edition it is for and what it asks. */
export interface Visit {
  edition: EditionKey;
  /** On a local host the flag cookie chooses the edition, so that answers vary by it. */
  local: boolean;
  /** Over https, told by the connection or by the proxy in front. */
  secure: boolean;
  /** As sent, percent-encoded; begins with exactly one slash. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
}

export type Entry =
  | { kind: 'visit'; visit: Visit }
  | { kind: 'refused'; code: FailureCode; sentence: string }
  | { kind: 'redirect'; status: 303 | 308; location: string; cookie?: string };

/** Paths that a browser or a server could read as something else than a path on this host. */
const STRANGE_PATH = /^[^/]|^\/\/|\\|[\0-\x20]/;

const OF_API = /^(?:https?:\/\/[^/?#]*)?\/api(?:[/?]|$)/;

/** Whether a request's target, also one with its scheme and host, is a call of the API. */
export const isOfApi = (target: string): boolean => OF_API.test(target);

/**
 * Decides what a request is about before anything answers it: refuses unknown hosts and strange
 * targets, sends twin domains to the canonical one, and turns `?country=` into the edition asked for.
 */
export function enter(
  request: IncomingMessage,
  doors: DoorTable,
  domains: Readonly<Record<EditionKey, string>>,
): Entry {
  const door = doors(request.headers.host);
  if (!door) return { kind: 'refused', code: 'unknown_host', sentence: 'This host name is not served here.' };
  const target = request.url ?? '';
  if (STRANGE_PATH.test(target)) {
    return { kind: 'refused', code: 'bad_address', sentence: 'This address is not valid.' };
  }

  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? '' : target.slice(mark);
  const secure = isSecure(request);
  const local = door.kind === 'local';
  const edition = door.kind === 'local' ? readFlag(request.headers.cookie) : door.edition;
  const originOf = (key: EditionKey) => `${secure ? 'https' : 'http'}://${domains[key]}${portOf(request)}`;

  if (door.kind === 'alias') return { kind: 'redirect', status: 308, location: originOf(edition) + target };
  if (query.includes('country=') && !isOfApi(path)) {
    const { wanted, rest } = takeCountry(query);
    if (local && wanted) {
      return { kind: 'redirect', status: 303, location: path + rest, cookie: flagCookie(wanted) };
    }
    if (wanted) return { kind: 'redirect', status: 303, location: originOf(wanted) + path + rest };
  }
  return { kind: 'visit', visit: { edition, local, secure, path, query } };
}

function takeCountry(query: string): { wanted: EditionKey | undefined; rest: string } {
  const parameters = new URLSearchParams(query);
  const country = parameters.get('country');
  parameters.delete('country');
  const rest = parameters.toString();
  return { wanted: isEditionKey(country) ? country : undefined, rest: rest && `?${rest}` };
}

function isSecure(request: IncomingMessage): boolean {
  const [nearestToBrowser] = String(request.headers['x-forwarded-proto'] ?? '').split(',');
  return nearestToBrowser?.trim().toLowerCase() === 'https' || 'encrypted' in request.socket;
}

/** The port of the Host header, kept only where it is the one this process listens on. */
function portOf(request: IncomingMessage): string {
  const port = /:(\d+)$/.exec(request.headers.host ?? '')?.[1];
  return port && Number(port) === request.socket.localPort ? `:${port}` : '';
}
