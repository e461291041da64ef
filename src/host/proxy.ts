import { type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EditionKey } from '#editions/editions.ts';
import type { Pages } from './pages.ts';
import { sendPlain } from './plain.ts';
import { onDemandAddress } from './twin.ts';

/** Where an inner server listens on this machine. */
const INNER_HOST = '127.0.0.1';

/** Pages from inner servers, one an edition, that render everything themselves; 503 while one is away. */
export function createProxyPages(ports: Readonly<Record<EditionKey, number>>): Pages {
  return async (request, response, visit) => {
    const path = onDemandAddress(visit.path, visit.query) ?? visit.path + visit.query;
    try {
      await forward(request, response, ports[visit.edition], path);
    } catch {
      sendPlain(response, visit, 503, 'This edition is starting; please try again in a moment.', [
        'Retry-After',
        '2',
      ]);
    }
  };
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  path: string,
): Promise<void> {
  const inner = open({
    host: INNER_HOST,
    port,
    path,
    method: request.method,
    headers: { ...request.headers, host: `localhost:${port}` },
  });
  response.once('close', () => inner.destroy());
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    inner.once('response', resolve).once('error', reject);
  });
  const [answer] = await Promise.all([answered, pipeline(request, inner)]);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** Joins a WebSocket handshake and what follows it to an inner server. */
export function forwardUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const inner = connect(port, INNER_HOST, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
      const name = request.rawHeaders[i] as string;
      lines.push(
        `${name}: ${name.toLowerCase() === 'host' ? `localhost:${port}` : request.rawHeaders[i + 1]}`,
      );
    }
    inner.write(`${lines.join('\r\n')}\r\n\r\n`);
    inner.write(head);
    socket.pipe(inner).pipe(socket);
  });
  inner.on('error', () => socket.destroy());
  socket.on('error', () => inner.destroy());
}
