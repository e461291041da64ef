import { StaticPaths } from 'astro:static-paths';
import { createApp } from 'astro/app/entrypoint';
import { withBase, withoutBase } from '#lib/base.ts';
import { loadShell } from './_data/shell.ts';
import { shownAt } from './_data/static-paths.ts';

const app = createApp({ streaming: false });

let listed: ReturnType<typeof listPages> | undefined;

/**
 * What a build calls: every page of its edition that is a file, by its path below the site. They follow from the tables of
 * the program, so that they are looked for once.
 */
export const pages = () => {
  listed ??= listPages();
  return listed;
};

async function listPages() {
  const found = await new StaticPaths(app).getAll();
  return Promise.all(
    found.map(async ({ pathname, route }) => {
      const shown = await shownAt(pathname);
      if (shown) return { path: belowSite(pathname), shown: belowSite(withoutBase(shown)) };
      const render = () => app.render(requestOf(pathname), { routeData: route, prerenderedErrorPageFetch });
      return { path: belowSite(pathname), render };
    }),
  );
}

const belowSite = (path: string): string => `/${path.replace(/^\/|\/$/g, '')}`;

/** What all pages show from the catalogue besides what each of them loads. */
export const frame = () => loadShell(import.meta.env.EDITION);

const requestOf = (path: string): Request =>
  new Request(import.meta.env.SITE + withBase(path).replace(/\/$/, ''));

/** A page that fails is the build's failure; no other page is shown instead. */
const prerenderedErrorPageFetch = async () => new Response(null, { status: 500 });
