import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

const middleware = compression({ threshold: 1024 });
type Expected = Parameters<typeof middleware>;

/** Has everything that is later written to the answer compressed as the client takes it. */
export async function compressAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await new Promise<void>((resolve) => {
    middleware(request as Expected[0], response as Expected[1], () => resolve());
  });
}
