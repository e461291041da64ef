import { getMimeType } from 'hono/utils/mime';
import type { Encoding } from '#lib/encoding.ts';
import type { BuildRecord, BuiltFile } from './build-record.ts';

/** A file as it is answered. */
export interface SiteFile {
  /** Relative to the `client` folder. */
  file: string;
  type: string;
  /** Named by its content, so that it never changes. */
  immutable: boolean;
  isPage: boolean;
  variants: Partial<Record<Encoding, SiteVariant>>;
}

export interface SiteVariant {
  /** Relative to the `client` folder. */
  file: string;
  size: number;
  tag: string;
}

/** The addresses of a built site. Keys are decoded paths. */
export interface SiteIndex {
  files: ReadonlyMap<string, SiteFile>;
  /** Other spellings of a page's address, and the one that counts. */
  redirects: ReadonlyMap<string, string>;
  notFound: SiteFile | undefined;
  modified: string;
}

/** Reads the addresses out of a build record; both `page.html` and `page/index.html` answer `/page`. */
export function indexSite(record: BuildRecord): SiteIndex {
  const files = new Map<string, SiteFile>();
  const redirects = new Map<string, string>();
  let notFound: SiteFile | undefined;
  for (const built of record.files) {
    const file = toSiteFile(built);
    const direct = `/${built.path}`;
    if (!file.isPage) {
      files.set(direct, file);
      continue;
    }
    const address = pageAddress(built.path);
    if (address === '/404') {
      notFound = file;
      continue;
    }
    files.set(address, file);
    redirects.set(direct, address);
    if (address !== '/') redirects.set(`${address}/`, address);
    if (address !== '/') redirects.set(`${address}/index.html`, address);
  }
  return { files, redirects, notFound, modified: new Date(record.builtAt).toUTCString() };
}

function toSiteFile({ path, hash, size, br, gz }: BuiltFile): SiteFile {
  return {
    file: path,
    type: getMimeType(path) ?? 'application/octet-stream',
    immutable: path.startsWith('_astro/'),
    isPage: path.endsWith('.html'),
    variants: {
      identity: { file: path, size, tag: `"${hash}"` },
      ...(br && { br: { file: `${path}.br`, size: br, tag: `"${hash}-br"` } }),
      ...(gz && { gzip: { file: `${path}.gz`, size: gz, tag: `"${hash}-gz"` } }),
    },
  };
}

function pageAddress(path: string): string {
  const plain = path.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
  return `/${plain}`;
}
