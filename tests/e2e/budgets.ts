import { IS_STATIC } from './fixtures.ts';
import type { Kind } from './kinds.ts';

/**
 * What a page may cost: bytes as sent, with brotli; 1 KB is 1,000 bytes. The design asks for 24,000 of a home page's
 * document and 14,600 of a list's, and for 75,000 of script with any island: docs/decisions/0018 says what is over.
 */
export const BUDGETS = {
  homeDocument: 25_900,
  listDocument: 20_200,
  listRequests: IS_STATIC ? 30 : 20,
} as const;

const SCRIPT_BEFORE_INTERACTION = 6_000;
const SCRIPT_WITH_ISLAND = 75_000;
/** Behind a server of files: the engine of searches and lists, and a list that is shown by it. */
const ENGINE = 15_400;
const SHOWN_BY_SCRIPT = 57_000;
const BY_SCRIPT_FROM_FILES: readonly Kind[] = [
  'further page of a list',
  'narrowed list',
  'list that finds nothing',
  'search',
  'search that finds nothing',
];

/** The contact page puts its address in at load. */
const LARGE_SCRIPTS: Partial<Record<Kind, number>> = { contact: 6_300 };

/** Script a page may run before the shopper acts. */
export const scriptBudget = (kind: Kind): number =>
  IS_STATIC && BY_SCRIPT_FROM_FILES.includes(kind)
    ? SHOWN_BY_SCRIPT
    : (LARGE_SCRIPTS[kind] ?? SCRIPT_BEFORE_INTERACTION);

/** Script of a page of kept favourites: only the browser knows them, so that it makes their cards. */
export const keptBudget = 17_500 + (IS_STATIC ? ENGINE : 0);

/** A pointer on its way over cards to a heart fetches what opens their details, and the favourites page makes cards. */
const LARGE_ISLANDS: Readonly<Record<string, number>> = {
  details: 80_000,
  'favourites kept': 90_000,
  toast: 90_000,
  window: 105_000,
};

/** Script once something is open. */
export const islandBudget = (state: string): number =>
  (LARGE_ISLANDS[state] ?? SCRIPT_WITH_ISLAND) + (IS_STATIC ? ENGINE : 0);
