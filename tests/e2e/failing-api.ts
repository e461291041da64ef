import type { Page } from '@playwright/test';
import { IS_STATIC } from './fixtures.ts';

/** What the browser says of an API that does not answer as it should; for `expectedComplaints`. */
export const COMPLAINTS_OF_A_FAILING_API =
  /^status 5\d\d: [^ ]*\/(?:api|data)\/|^failed: [^ ]*\/(?:api|data)\/|^console: Failed to load resource/;

export interface FailingApi {
  /** How often it was asked so far. */
  readonly asked: number;
  /** Answers normally again; what still waits is answered. */
  heal(): void;
}

/**
 * Spoils the API for a page: `slow` does not answer before it is healed, `down` answers 503,
 * `unreachable` has no connection, `rubbish` answers 200 with what is no JSON.
 * @param match the calls that fail; all under `/api/` unless given, and the files in their place on static hosts
 */
export async function failApi(
  page: Page,
  kind: 'slow' | 'down' | 'unreachable' | 'rubbish',
  match: string | RegExp = IS_STATIC ? /\/data\// : /\/api\//,
): Promise<FailingApi> {
  let asked = 0;
  let well = false;
  const healed = Promise.withResolvers<void>();
  await page.route(match, async (route) => {
    if (well) return route.fallback();
    asked++;
    if (kind === 'down') return route.fulfill({ status: 503, body: 'Maintenance' });
    if (kind === 'unreachable') return route.abort('connectionfailed');
    if (kind === 'rubbish')
      return route.fulfill({ contentType: 'application/json', body: '<!doctype html>' });
    await healed.promise;
    return route.fallback();
  });
  return {
    get asked() {
      return asked;
    },
    heal() {
      well = true;
      healed.resolve();
    },
  };
}
