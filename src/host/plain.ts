import type { IncomingMessage, ServerResponse } from 'node:http';
import { FAILURES, type FailureCode, failure } from '#contract/failures.ts';
import { securityHeaders } from './headers.ts';
import { isOfApi, type Visit } from './visit.ts';

type Origin = Pick<Visit, 'local' | 'secure'>;

/** A short answer in plain text that nothing keeps. */
export function sendPlain(
  response: ServerResponse,
  origin: Origin,
  status: number,
  message: string,
  headers: readonly string[] = [],
): void {
  send(response, origin, status, { type: 'text/plain', text: `${message}\n` }, headers);
}

/** Why a request is not answered, as the API says it where the request is one for the API, else in plain text. */
export function sendFailure(
  request: IncomingMessage,
  response: ServerResponse,
  origin: Origin,
  code: FailureCode,
  sentence: string,
): void {
  const status = FAILURES[code];
  const content = isOfApi(request.url ?? '')
    ? { type: 'application/json', text: JSON.stringify(failure(code, sentence)) }
    : { type: 'text/plain', text: `${sentence}\n` };
  send(response, origin, status, content);
}

function send(
  response: ServerResponse,
  origin: Origin,
  status: number,
  { type, text }: { type: string; text: string },
  headers: readonly string[] = [],
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, [
    ...securityHeaders(origin),
    'Content-Type',
    `${type}; charset=utf-8`,
    'Content-Length',
    String(Buffer.byteLength(text)),
    'Cache-Control',
    'no-store',
    ...headers,
  ]);
  response.end(text);
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
