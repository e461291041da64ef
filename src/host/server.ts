import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { failure } from '#contract/failures.ts';
import { AppError } from '#lib/errors.ts';

/** Longer than load balancers keep an idle connection, so that it is they who close it. */
const KEEP_ALIVE = 65_000;
const GRACE = 3_000;
/** Addresses that are too long reach what can say so in words; Node's own limit closes the connection. */
const MAX_HEAD = 128 * 1024;

export interface RunningServer {
  server: Server;
  port: number;
  /** Stops accepting, lets running requests finish for a few seconds, then cuts them off. */
  stop(): Promise<void>;
}

/**
 * Listens on an address; port 0 takes a free one.
 * @throws AppError `port_taken`, `address_unusable`
 */
export async function listen(
  listener: RequestListener,
  address: { host: string; port: number },
): Promise<RunningServer> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE, maxHeaderSize: MAX_HEAD }, listener);
  server.on('clientError', refuse);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, address)));
    server.listen(address.port, address.host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port, stop: () => stop(server) };
}

/** Why Node could not read a request, where that is not its form. */
const OTHER_REASONS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What Node cannot read as a request is answered in words, unless nobody is there to hear it. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const other = OTHER_REASONS[code];
  const body = other ? '' : JSON.stringify(failure('bad_address', 'This is no request that can be read.'));
  const head = [
    `HTTP/1.1 ${other ?? '400 Bad Request'}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Tells before long work whether an address can be listened on. @throws as `listen` does */
export async function assertAddressFree(address: { host: string; port: number }): Promise<void> {
  const probe = await listen((_request, response) => response.destroy(), address);
  await probe.stop();
}

async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(cut);
}

function explain(error: NodeJS.ErrnoException, { host, port }: { host: string; port: number }): AppError {
  if (error.code === 'EADDRINUSE') {
    const message = `Port ${port} is taken by another program; stop it or set PORT to another number, for example PORT=${port + 1}.`;
    return new AppError('port_taken', message, { cause: error });
  }
  const message = `HOST=${host} with PORT=${port} cannot be listened on (${error.code}); set them to an address of this machine.`;
  return new AppError('address_unusable', message, { cause: error });
}
