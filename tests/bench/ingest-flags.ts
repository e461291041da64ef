import manifest from '../../package.json' with { type: 'json' };

/** What `npm run ingest` gives to Node. */
export const INGEST_FLAGS = manifest.scripts.ingest.split(' ').filter((word) => word.startsWith('--'));
