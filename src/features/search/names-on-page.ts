import type { NameOf } from './asked.ts';

/** The names of categories as the page's own tree of them says them. */
export const namesOnPage: NameOf = (slug) => {
  const end = `/${CSS.escape(slug)}`;
  return document.querySelector(`.tree a:is([href$="${end}"],[href$="${end}/"])`)?.textContent?.trim();
};
