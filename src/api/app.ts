import type { Catalogue } from '#catalogue/catalogue.ts';
import { addAlerts } from './alerts.ts';
import { createAnswers } from './answers.ts';
import { addClicks } from './clicks.ts';
import { addDirectory } from './directory.ts';
import { addDocs } from './docs/routes.ts';
import type { Log } from './failures.ts';
import { addProducts } from './products.ts';
import { createReads } from './reads.ts';
import { createRoutes } from './routes.ts';
import { addSearches } from './searches.ts';
import { createUses } from './uses.ts';

export interface ApiDependencies {
  catalogue: Catalogue;
  /** Told of every error that is not the caller's. */
  log: Log;
  /** Origins of the shop on static hosts, whose pages may call from there. */
  sites?: readonly string[];
}

/**
 * The calls of the specification (section 7) under `/api`, answered by a catalogue: an app for every
 * request, a short cut to answers that are at hand, and the count of searches that pages made.
 */
export function createApi({ catalogue, log, sites = [] }: ApiDependencies) {
  const routes = createRoutes(log, sites);
  const reads = createReads(createAnswers(catalogue));
  const uses = createUses(catalogue, log);
  addDirectory(routes, catalogue, reads);
  addSearches(routes, catalogue, reads, uses);
  addAlerts(routes, catalogue, log);
  addClicks(routes, uses);
  addProducts(routes, catalogue, reads);
  addDocs(routes);
  return { app: routes.hono, recall: reads.recall, searched: uses.search };
}

export type Api = ReturnType<typeof createApi>;
