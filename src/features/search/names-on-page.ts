import type { NameOf } from './asked.ts';

/** The names of categories as the page's own tree of them says them. */
export const namesOnPage: NameOf = (slug) =>
  document.querySelector(`.tree a[href$="/${CSS.escape(slug)}"]`)?.textContent?.trim();
