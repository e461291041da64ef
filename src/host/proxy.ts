import { type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where an inner server listens on this machine. */
const INNER_HOST = '127.0.0.1';

/** Hands a request on to an inner server and its answer back. @throws where the inner server cannot be reached */
export async function forward(
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
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    inner.once('response', resolve).once('error', reject);
  });
  await pipeline(request, inner);
  const answer = await answered;
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
