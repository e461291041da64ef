import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { acceptedEncodings, type Encoding } from '#lib/encoding.ts';
import { matchesTag } from '#lib/etag.ts';
import { securityHeaders } from './headers.ts';
import type { Site } from './site.ts';
import type { SiteFile, SiteVariant } from './site-index.ts';
import type { Visit } from './visit.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = 'public, no-cache';
const OTHER = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * Answers a request with a file of the site, in the best encoding the client takes; 304 where the
 * client holds it already.
 * @throws what reading the file throws, before anything is sent
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  visit: Visit,
  site: Site,
  file: SiteFile,
  status: 200 | 404 = 200,
): Promise<void> {
  const { encoding, variant } = choose(file, request.headers['accept-encoding']);
  const headers = headersOf(visit, site, file, encoding, variant);
  if (status === 200 && isFresh(request, variant.tag, site.index.modified)) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const path = join(site.client, variant.file);
  const content = site.cache.get(path) ?? (await site.cache.read(path));
  response.writeHead(status, [
    ...headers,
    'Content-Type',
    file.type,
    'Content-Length',
    String(content.length),
  ]);
  response.end(request.method === 'HEAD' ? undefined : content);
}

function choose(file: SiteFile, header: string | undefined): { encoding: Encoding; variant: SiteVariant } {
  for (const encoding of acceptedEncodings(header)) {
    const variant = file.variants[encoding];
    if (variant) return { encoding, variant };
  }
  throw new Error(`${file.file} has no plain variant`);
}

function headersOf(
  visit: Visit,
  site: Site,
  file: SiteFile,
  encoding: Encoding,
  variant: SiteVariant,
): string[] {
  const vary = [
    ...(file.variants.br || file.variants.gzip ? ['Accept-Encoding'] : []),
    ...(visit.local && !file.immutable ? ['Cookie'] : []),
  ];
  return [
    ...securityHeaders(visit),
    'Cache-Control',
    file.immutable ? IMMUTABLE : file.isPage || visit.local ? PAGE : OTHER,
    'ETag',
    variant.tag,
    'Last-Modified',
    site.index.modified,
    ...(vary.length > 0 ? ['Vary', vary.join(', ')] : []),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ];
}

/** RFC 9110, section 13.2.2: the tag decides; the date only where no tag was sent. */
function isFresh({ headers }: IncomingMessage, tag: string, modified: string): boolean {
  if (headers['if-none-match'] !== undefined) return matchesTag(headers['if-none-match'], tag);
  const since = headers['if-modified-since'];
  return since !== undefined && Date.parse(since) >= Date.parse(modified);
}
