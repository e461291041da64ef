import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Api } from '#api/app.ts';
import type { Caller } from '#api/context.ts';
import type { Reply } from '#api/reply.ts';
import type { Config } from '#lib/config.ts';
import { createDoorTable } from './door.ts';
import { securityHeaders, setHeaders } from './headers.ts';
import type { Pages } from './pages.ts';
import { sendFailure, sendRedirect } from './plain.ts';
import { createAddressReader } from './shopper-address.ts';
import { enter, isOfApi, type Visit } from './visit.ts';

export interface ListenerParts {
  config: Pick<Config, 'ES_HOST' | 'UK_HOST' | 'HOST' | 'TRUSTED_PROXIES'>;
  api: Api;
  pages: Pages;
  /** Told of every request that failed. */
  log: (message: string, error: unknown) => void;
}

const UNKNOWN_ORIGIN = { local: true, secure: false };
const visits = new WeakMap<IncomingMessage, Visit>();

/** Answers every request of both editions: refuses, redirects, asks the API, or hands out pages. */
export function createListener({ config, api, pages, log }: ListenerParts): RequestListener {
  const doors = createDoorTable(config);
  const domains = { ES: config.ES_HOST, UK: config.UK_HOST };
  const addressOf = createAddressReader(config.TRUSTED_PROXIES);
  const answerApi = getRequestListener(
    (request, { incoming }) => {
      const caller = incoming as IncomingMessage;
      const edition = visits.get(caller)?.edition;
      return api.app.fetch(request, { ...(edition && { edition }), address: addressOf(caller) });
    },
    { overrideGlobalObjects: false },
  );

  const callerOf = (request: IncomingMessage): Caller => ({
    method: request.method ?? '',
    address: addressOf(request),
    header: (name) => request.headers[name]?.toString(),
  });

  /** Answers that are at hand need no request of the web's kind. */
  function recall(request: IncomingMessage, { edition, path, query }: Visit): Promise<Reply | undefined> {
    if (request.method !== 'GET') return Promise.resolve(undefined);
    return api.recall(edition, path + query, callerOf(request));
  }

  async function admit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const entry = enter(request, doors, domains);
    if (entry.kind === 'refused') {
      return sendFailure(request, response, UNKNOWN_ORIGIN, entry.code, entry.sentence);
    }
    if (entry.kind === 'redirect') {
      return sendRedirect(response, UNKNOWN_ORIGIN, entry.status, entry.location, entry.cookie);
    }
    const { visit } = entry;
    if (!isOfApi(visit.path)) return await pages(request, response, visit, callerOf(request));
    response.setHeader('Vary', visit.local ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
    setHeaders(response, securityHeaders(visit));
    const kept = await recall(request, visit);
    if (kept) {
      response.writeHead(kept.status, kept.headers);
      response.end(kept.body);
      return;
    }
    visits.set(request, visit);
    await answerApi(request, response);
  }

  return (request, response) => {
    admit(request, response).catch((error: unknown) => {
      log(`${request.method} ${request.url} failed`, error);
      const sentence = 'Something went wrong here; please try again later.';
      sendFailure(request, response, UNKNOWN_ORIGIN, 'internal', sentence);
    });
  };
}
