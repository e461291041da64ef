import type { ServerResponse } from 'node:http';
import { securityHeaders } from './headers.ts';
import type { Visit } from './visit.ts';

type Origin = Pick<Visit, 'local' | 'secure'>;

/** A short answer in plain text that nothing keeps. */
export function sendPlain(
  response: ServerResponse,
  origin: Origin,
  status: number,
  message: string,
  headers: readonly string[] = [],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, [
    ...securityHeaders(origin),
    'Content-Type',
    'text/plain; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(message) + 1),
    'Cache-Control',
    'no-store',
    ...headers,
  ]);
  response.end(`${message}\n`);
}

/** A redirect without a body; browsers may keep only the permanent ones. */
export function sendRedirect(
  response: ServerResponse,
  origin: Origin,
  status: 303 | 308,
  location: string,
  cookie?: string,
): void {
  response.writeHead(status, [
    ...securityHeaders(origin),
    'Location',
    location,
    'Content-Length',
    '0',
    'Cache-Control',
    status === 308 ? 'public, max-age=3600' : 'no-store',
    ...(cookie ? ['Set-Cookie', cookie] : []),
  ]);
  response.end();
}
