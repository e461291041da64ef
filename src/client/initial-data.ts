declare global {
  interface Window {
    /** Answers by the path of their call, which are then not asked for. */
    __TECFINDER_DATA__?: Record<string, unknown>;
  }
}

/** Where a page keeps answers for its islands; `BaseLayout` puts them there. */
const PLACE = 'initial-data';

/**
 * The answer that the page already holds for a call, or undefined: what was built into the page, then
 * the window's own object, which is made of the same when it is first asked for.
 */
export function initialData(path: string): unknown {
  const built = readPage();
  window.__TECFINDER_DATA__ ??= built;
  return own(built, path) ?? own(window.__TECFINDER_DATA__, path);
}

let page: Record<string, unknown> | undefined;

function readPage(): Record<string, unknown> {
  try {
    page ??= JSON.parse(document.getElementById(PLACE)?.textContent || '{}') as Record<string, unknown>;
  } catch {
    page = {};
  }
  return page;
}

const own = (data: Record<string, unknown>, path: string) =>
  Object.hasOwn(data, path) ? data[path] : undefined;
