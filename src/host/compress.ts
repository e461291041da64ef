import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';

const middleware = compression({ threshold: 1024 });

/** Has everything that is later written to the answer compressed as the client takes it. */
export async function compressAnswer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  type Parameters_ = Parameters<typeof middleware>;
  await new Promise<void>((resolve) => {
    middleware(request as Parameters_[0], response as Parameters_[1], () => resolve());
  });
}
