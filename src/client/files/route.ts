import { type Address, addresses, type ListAddress, listAddresses } from '#contract/addresses.ts';
import type { ValuesOf } from '#contract/parameters.ts';
import { readQuery, readValues } from '#contract/read-parameters.ts';

type ReadingName = Exclude<keyof typeof addresses, ActingName>;
type ActingName = 'searchClick' | 'brandClick' | 'productClick' | 'alert';

/** Calls that change something, which files cannot. */
const ACTING: readonly ActingName[] = ['searchClick', 'brandClick', 'productClick', 'alert'];

/** What an address of the API asks for. */
export type Route =
  | { kind: 'list'; address: ListAddress; parts: Record<string, string> }
  | { kind: 'call'; name: ReadingName; parts: Record<string, string> }
  | { kind: 'acting' };

interface Pattern {
  pattern: RegExp;
  names: string[];
  route: (parts: Record<string, string>) => Route;
}

const patterns: readonly Pattern[] = [
  ...listAddresses.map((address) =>
    patternOf(address, (parts) => ({ kind: 'list' as const, address, parts })),
  ),
  ...(Object.keys(addresses) as (keyof typeof addresses)[])
    .toSorted((a, b) => addresses[a].path.split('{').length - addresses[b].path.split('{').length)
    .map((name) =>
      patternOf(
        addresses[name],
        (parts): Route => (isActing(name) ? { kind: 'acting' } : { kind: 'call', name, parts }),
      ),
    ),
];

const isActing = (name: keyof typeof addresses): name is ActingName =>
  (ACTING as readonly string[]).includes(name);

function patternOf({ path }: Address, route: Pattern['route']): Pattern {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return { pattern: new RegExp(`^/api${path.replace(/\{\w+\}/g, '([^/]+)')}$`), names, route };
}

/** Null where there is no such call. @param path of an address, still encoded */
export function routeOf(path: string): Route | null {
  for (const { pattern, names, route } of patterns) {
    const found = pattern.exec(path);
    if (found) {
      return route(Object.fromEntries(names.map((name, at) => [name, decoded(found[at + 1] as string)])));
    }
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Reads an address as the API does. @throws AppError `bad_parameter` */
export function readAddress<A extends Address>(
  address: A,
  parts: Record<string, string>,
  query: string,
): { parts: ValuesOf<A['parts']>; query: ValuesOf<A['query']> } {
  return {
    parts: readValues<A['parts']>(address.parts, parts),
    query: readQuery<A['query']>(address.query, query),
  };
}
