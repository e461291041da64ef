import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Api } from '#api/app.ts';
import type { Caller } from '#api/context.ts';
import type { EditionKey } from '#editions/editions.ts';
import { compressAnswer } from './compress.ts';
import { securityHeaders, setHeaders } from './headers.ts';
import { keepHeaders } from './keep-headers.ts';
import { sendPlain, sendRedirect } from './plain.ts';
import type { FollowedSite, PageLocals, Site } from './site.ts';
import { sendFile } from './static.ts';
import { onDemandAddress } from './twin.ts';
import type { Visit } from './visit.ts';

/** Answers requests for pages and files. */
export type Pages = (
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  caller: Caller,
) => Promise<void>;

/**
 * Pages from the finished builds of the editions: files first, lists with a query on demand.
 * @param searched told of every search that a page was rendered for
 */
export function createSitePages(
  sites: Readonly<Record<EditionKey, FollowedSite>>,
  searched: Api['searched'],
): Pages {
  return async (request, response, visit, caller) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendPlain(response, visit, 405, 'Only GET and HEAD are possible here.', ['Allow', 'GET, HEAD']);
      return;
    }
    const followed = sites[visit.edition];
    const site = followed.current();
    if (!site) {
      sendPlain(response, visit, 503, 'This shop is being prepared; please try again soon.', [
        'Retry-After',
        '30',
      ]);
      return;
    }
    const locals: PageLocals = { searched: (search) => searched(caller, visit.edition, search) };
    if (visit.query && (await renderOnDemand(request, response, visit, site, locals))) return;
    try {
      await sendFromSite(request, response, visit, site);
    } catch (error) {
      await followed.refresh();
      const renewed = followed.current();
      if (response.headersSent || !renewed || renewed === site) throw error;
      await sendFromSite(request, response, visit, renewed);
    }
  };
}

async function sendFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  site: Site,
): Promise<void> {
  const { files, redirects, notFound } = site.index;
  const file = files.get(visit.path);
  if (file) return sendFile(request, response, visit, site, file);
  const path = decode(visit.path);
  const decoded = files.get(path);
  if (decoded) return sendFile(request, response, visit, site, decoded);
  const canonical = redirects.get(path);
  if (canonical) return sendRedirect(response, visit, 308, encodeURI(canonical) + visit.query);
  if (notFound) return sendFile(request, response, visit, site, notFound, 404);
  sendPlain(response, visit, 404, 'There is no such page.');
}

async function renderOnDemand(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  site: Site,
  locals: PageLocals,
): Promise<boolean> {
  const path = decode(visit.path);
  const address = site.index.redirects.has(path) ? null : onDemandAddress(path, visit.query);
  if (!address) return false;
  const handler = await site.onDemand();
  if (!handler) return false;
  const asked = request.url;
  request.url = address;
  setHeaders(response, [...securityHeaders(visit), 'Cache-Control', 'public, no-cache']);
  if (visit.local) response.setHeader('Vary', 'Cookie');
  await compressAnswer(request, response);
  const { writeHead } = response;
  keepHeaders(response);
  let passed = false;
  try {
    const next = () => {
      passed = true;
    };
    await handler(request, response, next, locals);
  } finally {
    request.url = asked;
  }
  if (passed) for (const name of response.getHeaderNames()) response.removeHeader(name);
  if (passed) response.writeHead = writeHead;
  return !passed;
}

function decode(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
