import { join } from 'node:path';
import { createApi } from '#api/app.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { editions } from '#editions/editions.ts';
import type { Config } from '#lib/config.ts';
import { createListener } from './listener.ts';
import { createSitePages } from './pages.ts';
import { listen, type RunningServer } from './server.ts';
import { followSite } from './site.ts';

const LOOK_EVERY = 1_000;

export interface HostParts {
  config: Pick<Config, 'ES_HOST' | 'UK_HOST' | 'HOST' | 'PORT' | 'TRUSTED_PROXIES'>;
  catalogue: Catalogue;
  /** The folder that holds the builds `es` and `uk`. */
  dist: string;
  log: (message: string, error: unknown) => void;
}

/**
 * Serves both editions: their builds, which it follows when a new one is switched in, and the API.
 * Stopping leaves the catalogue open; it is the caller's.
 * @throws as `listen` does
 */
export async function startHost({ config, catalogue, dist, log }: HostParts): Promise<RunningServer> {
  const sites = {
    ES: await followSite(join(dist, editions.ES.folder), log),
    UK: await followSite(join(dist, editions.UK.folder), log),
  };
  const ownSites = [config.ES_HOST, config.UK_HOST].map((host) => `https://${host}`);
  const api = createApi({ catalogue, log, sites: ownSites });
  const pages = createSitePages(sites, api.searched);
  const listener = createListener({ config, api, pages, log });
  const running = await listen(listener, { host: config.HOST, port: config.PORT });
  const looking = setInterval(() => {
    for (const site of Object.values(sites)) {
      site.refresh().catch((error: unknown) => log('a build could not be read', error));
    }
  }, LOOK_EVERY);
  looking.unref();
  return {
    ...running,
    stop: () => {
      clearInterval(looking);
      return running.stop();
    },
  };
}
