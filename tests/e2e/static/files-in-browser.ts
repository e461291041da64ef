import { createFilesSource } from '#client/files/source.ts';
import { digestOf } from '../../contract/digest.ts';

/** The source of a static site by itself, for a page of that site. Bundled for the browser by a test. */
const source = createFilesSource({ edition: 'ES', base: '/data/' });

export async function answerOf(path: string): Promise<{ status: number; body: unknown }> {
  const response = await source(path);
  return { status: response.status, body: await response.json() };
}

/**
 * The digests of the answers, in the order of the calls.
 * @public
 */
export async function digestsOf(paths: readonly string[]): Promise<string[]> {
  const digests: string[] = [];
  for (const path of paths) digests.push(await digestOf(await answerOf(path)));
  return digests;
}
