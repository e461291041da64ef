import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type AuditedPage, audit } from '../../pages/audit.ts';
import { freePort } from '../../pages/free-port.ts';
import { withChromium } from '../../pages/shop.ts';

const EMPTY =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>-</title><p>-';
/** How much later than an empty page a list may be painted; the design's figure. */
const BOUND = 1.15;

/** Prints first and largest paint of a list, as times of those of an empty page in the same run. */
export async function comparePaints(origin: string, runs: number, peer?: string): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(EMPTY);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const empty = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const pages: (AuditedPage & { origin: string })[] = [
    { name: 'an empty page', origin: empty, path: '/' },
    { name: 'list', origin, path: '/popular' },
    ...(peer ? [{ name: 'the peer', origin: peer, path: '' }] : []),
  ];
  const port = await freePort();
  console.log(
    `\n| Lighthouse mobile, ms | FCP | LCP | times an empty page (bound ${BOUND}) |\n| --- | --- | --- | --- |`,
  );
  await withChromium([`--remote-debugging-port=${port}`], async () => {
    let floor = { fcp: 0, lcp: 0 };
    for (const page of pages) {
      const { figures } = await audit(page, { origin: page.origin, port, runs });
      if (floor.fcp === 0) floor = figures;
      const ratios = [figures.fcp / floor.fcp, figures.lcp / floor.lcp].map((ratio) => ratio.toFixed(2));
      console.log(
        `| ${page.name} | ${figures.fcp.toFixed(0)} | ${figures.lcp.toFixed(0)} | ${ratios.join(', ')} |`,
      );
    }
  });
  server.close();
}
