import type { SearchParameters } from '#contract/query.ts';
import { toSearchRequest } from '#engine/to-request.ts';
import { type Latency, memory, timed } from '../latency.ts';
import { PEER_LIMITS, SUGGESTIONS } from '../limits.ts';
import { type Plan, planOffers } from '../offers/feeds.ts';
import { plainFts5 } from '../peer-fts5.ts';
import { miniSearch } from '../peer-minisearch.ts';
import { itemsOf } from '../peers.ts';
import { KINDS, type Kind, searchesOf, soakOf } from '../queries/asking.ts';
import { typedTexts } from '../queries/typed.ts';
import { reply } from './fork.ts';

const { calls: CALLS, seconds: SECONDS, warmUp: WARM_UP } = PEER_LIMITS;

/** Times the same searches on another engine over the same products. */
export interface PeerAsked {
  plan: Plan;
  peer: 'FTS5' | 'MiniSearch';
  /** Products it is given at most. */
  products: number;
  /** Where FTS5 may write. */
  file: string;
}

export interface PeerFigures {
  products: number;
  /** Seconds to make the index. */
  load: number;
  soak: Latency;
  kinds: Latency[];
  suggestions: Latency;
  memory: { now: number; most: number };
}

reply(async ({ plan, peer: name, products, file }: PeerAsked): Promise<PeerFigures> => {
  const offers = planOffers(plan);
  const { seed } = plan;
  const start = performance.now();
  const given = Math.min(products, offers.products);
  const items = itemsOf(plan, offers, given);
  const peer = name === 'FTS5' ? plainFts5(file, items) : miniSearch(items);
  const load = (performance.now() - start) / 1000;
  const search = (parameters: SearchParameters) => peer.search(toSearchRequest('ES', parameters)).total;
  const suggest = (text: string) => peer.suggest(text, SUGGESTIONS).length;
  for (const parameters of soakOf(offers, seed + 1, WARM_UP)) search(parameters);
  const soak = await timed('mixed soak', SECONDS, soakOf(offers, seed, CALLS), search);
  const kinds = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    kinds.push(await timed(kind, SECONDS, searchesOf(kind, offers, seed, CALLS), search));
  }
  const suggestions = await timed('suggestions', SECONDS, typedTexts(offers, seed, CALLS), suggest);
  return { products: given, load, soak, kinds, suggestions, memory: memory() };
});
