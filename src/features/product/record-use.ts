import { serverAddress } from '#client/server.ts';
import type { ProductUse } from '#contract/use.ts';

/**
 * Tells the shop what a shopper did with a product. Nothing waits for it, it outlives the page, and
 * a failure is only logged (specification, section 8). A site without the calls says so once by
 * answering that they do not exist; from then on the tab leaves them.
 */
export function recordUse(id: string, kind: ProductUse, send: typeof fetch = fetch): void {
  const path = serverAddress(`/api/products/${encodeURIComponent(id)}/click?kind=${kind}`);
  if (unheard || path === null) return;
  const headers = { 'content-type': 'application/json' };
  send(path, { method: 'POST', keepalive: true, credentials: 'include', headers })
    .then(({ ok, status }) => {
      if (status === 404 || status === 405) unheard = true;
      else if (!ok) throw new Error(String(status));
    })
    .catch((error: unknown) => console.info('Error registrando click del producto', error));
}
let unheard = false;
