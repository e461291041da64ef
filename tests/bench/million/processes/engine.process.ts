import { openSqlite } from '#catalogue/sqlite/open.ts';
import { PAGE_SIZE, type SearchParameters } from '#contract/query.ts';
import type { ListRequest } from '#engine/requests.ts';
import { toSearchRequest } from '#engine/to-request.ts';
import { type Latency, memory, timed } from '../latency.ts';
import { ENGINE_LIMITS, SUGGESTIONS } from '../limits.ts';
import { type Plan, planOffers } from '../offers/feeds.ts';
import { KINDS, type Kind, searchesOf, soakOf } from '../queries/asking.ts';
import { listsOf } from '../queries/lists.ts';
import { typedTexts } from '../queries/typed.ts';
import { reply } from './fork.ts';

const { calls: CALLS, seconds: SECONDS, warmUp: WARM_UP } = ENGINE_LIMITS;
const DEEP_PAGE = 200;

/** Times the calls of the port in the process that makes them. */
export interface EngineAsked {
  plan: Plan;
  file: string;
}

/** Milliseconds and megabytes. */
export interface EngineFigures {
  open: number;
  firstSearch: number;
  soak: Latency;
  kinds: Latency[];
  lists: Latency[];
  suggestions: Latency;
  memory: { opened: number; now: number; most: number };
}

reply(async ({ plan, file }: EngineAsked): Promise<EngineFigures> => {
  const offers = planOffers(plan);
  const { seed } = plan;
  globalThis.gc?.();
  const before = memory().now;
  const start = performance.now();
  const catalogue = openSqlite(file);
  const open = performance.now() - start;
  const search = async (parameters: SearchParameters) =>
    (await catalogue.search(toSearchRequest('ES', parameters))).total;
  const suggest = async (text: string) =>
    (await catalogue.suggest({ edition: 'ES', text, limit: SUGGESTIONS })).length;

  const [first, ...warm] = soakOf(offers, seed + 1, WARM_UP);
  await search(first as SearchParameters);
  const firstSearch = performance.now() - start - open;
  const opened = memory().now - before;
  for (const parameters of warm) await search(parameters);
  const soak = await timed('mixed soak', SECONDS, soakOf(offers, seed, CALLS), search);
  const kinds = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    kinds.push(await timed(kind, SECONDS, searchesOf(kind, offers, seed, CALLS), search));
  }

  const totals = new Map<ListRequest, number>();
  const list = async (request: ListRequest) => {
    const { total, products } = await catalogue.list(request);
    totals.set(request, total);
    return products.length;
  };
  const requests = listsOf(offers, seed, CALLS);
  for (const request of listsOf(offers, seed + 1, WARM_UP)) await list(request);
  const lists = [await timed('lists, page 1', SECONDS, requests, list)];
  const deep = requests
    .filter((request) => (totals.get(request) ?? 0) >= DEEP_PAGE * PAGE_SIZE)
    .map((request) => ({ ...request, page: DEEP_PAGE }));
  if (deep.length) lists.push(await timed(`lists, page ${DEEP_PAGE}`, SECONDS, deep, list));

  const texts = typedTexts(offers, seed, CALLS);
  for (const text of typedTexts(offers, seed + 1, WARM_UP)) await suggest(text);
  const suggestions = await timed('suggestions', SECONDS, texts, suggest);
  const figures = { open, firstSearch, soak, kinds, lists, suggestions };
  const measured = { ...figures, memory: { opened, now: memory().now, most: memory().most } };
  await catalogue.close();
  return measured;
});
