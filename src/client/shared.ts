/**
 * A value of which a page has one, whichever of its scripts asks for it first: the script in the page
 * and the chunks carry each their own copy of the modules both use, and meet here.
 */
export function shared<T>(name: string, make: () => T): T {
  const page = globalThis as { tecfinder?: Record<string, unknown> };
  page.tecfinder ??= {};
  page.tecfinder[name] ??= make();
  return page.tecfinder[name] as T;
}
