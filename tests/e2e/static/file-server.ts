import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

export interface Folder {
  folder: string;
  port: number;
  /** Where the folder lies below the host, without a slash at its end. */
  base?: string;
}

/**
 * The simplest server of files: a folder's `index.html`, a redirect to the folder's slash, and `404.html`. It looks at
 * no query, compresses nothing, has no answer of its own, and lets browsers keep everything for ten minutes, as GitHub
 * Pages does.
 */
export async function serveFolder({ folder, port, base = '' }: Folder): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const send = (file: string, status = 200) => {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=600' });
      if (request.method === 'HEAD') response.end();
      else createReadStream(file).pipe(response);
    };
    const path = normalize(decodeURIComponent(pathname));
    const file = path.startsWith(`${base}/`) ? join(folder, path.slice(base.length)) : undefined;
    const found = file && (await stat(file).catch(() => null));
    if (!file || !found) return send(join(folder, '404.html'), 404);
    if (found.isFile()) return send(file);
    const index = join(file, 'index.html');
    if (!(await stat(index).catch(() => null))) return send(join(folder, '404.html'), 404);
    if (pathname.endsWith('/')) return send(index);
    response.writeHead(301, { Location: `${pathname}/${search}` });
    response.end();
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}
