import type { Config } from './config.ts';

/** Where an edition's pages lie: its host name, and the path below it without a slash at its end. */
export const placeOfEdition = (edition: 'ES' | 'UK', settings: Config): { host: string; base: string } =>
  edition === 'UK'
    ? { host: settings.UK_HOST, base: settings.UK_PATH }
    : { host: settings.ES_HOST, base: settings.ES_PATH };
