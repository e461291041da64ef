/**
 * Gets a chunk after all it needs: the chunks it imports and its styles, side by side. Code is fetched
 * into the browser's cache ahead of its import, because a browser keeps a failed import for as long as
 * the page stands; so what did not come can be asked for again.
 * @throws Error with the address of what does not come
 */
export async function loadChunk<Code>(address: string, ...needs: string[]): Promise<Code> {
  await Promise.all([address, ...needs].map(once));
  return import(/* @vite-ignore */ address) as Promise<Code>;
}

const fetched = new Map<string, Promise<void>>();

function once(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = address.endsWith('.css') ? addStyle(address) : fetchCode(address);
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

async function fetchCode(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  await response.arrayBuffer();
}

function addStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
