import { withBase } from '#lib/base.ts';

/**
 * Gets a chunk after all it needs: the chunks it imports and its styles, side by side. Code is fetched
 * into the browser's cache ahead of its import, because a browser keeps a failed import for as long as
 * the page stands; so what did not come can be asked for again.
 * @param files their names in the folder of scripts
 * @throws Error with the address of what does not come
 */
export async function loadChunk<Code>(...files: [string, ...string[]]): Promise<Code> {
  await Promise.all(files.map(once));
  return import(/* @vite-ignore */ addressOf(files[0])) as Promise<Code>;
}

/** What comes, and beside it files that are wanted soon after; whether these come is for who imports them. */
export function loadBeside<Code>(coming: Promise<Code>, ...files: string[]): Promise<Code> {
  for (const file of files) void once(file);
  return coming;
}

const addressOf = (file: string): string => withBase(`/_astro/${file}`);
const fetched = new Map<string, Promise<void>>();

function once(file: string): Promise<void> {
  const known = fetched.get(file);
  if (known) return known;
  const address = addressOf(file);
  const coming = file.endsWith('.css') ? addStyle(address) : fetchCode(address);
  fetched.set(file, coming);
  coming.catch(() => fetched.delete(file));
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
