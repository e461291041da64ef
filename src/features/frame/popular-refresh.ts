import { load } from '#client/load.ts';
import { whileVisible } from '#client/while-visible.ts';
import type { PopularBrand, PopularSearch } from '#contract/directory.ts';
import { paths } from '#contract/paths.ts';
import { clickOf, type PopularKind, REFRESH, SHOWN } from './popular.ts';

interface Link {
  id: string;
  text: string;
  href: string;
}

/** Asks for popular searches and brands now and every half a minute, as long as the page is looked at. */
export function mount(): void {
  const renew = () => {
    for (const kind of ['searches', 'brands'] as const) {
      read(kind)
        .then((links) => show(kind, links))
        .catch(keepShown);
    }
  };
  whileVisible(renew, REFRESH);
}

async function read(kind: PopularKind): Promise<Link[]> {
  const found = await load(`/api/${kind}/popular?limit=${SHOWN[kind]}`, { freshFor: 0 });
  return kind === 'brands'
    ? (found as PopularBrand[]).map(({ id, brandName: brand }) => ({
        id,
        text: brand,
        href: paths.search({ brand }),
      }))
    : (found as PopularSearch[]).map(({ id, texto_busqueda: q }) => ({
        id,
        text: q,
        href: paths.search({ q }),
      }));
}

/** What is on the page stays until the next time. */
const keepShown = () => {};

/** A list that is pointed at or has the focus is left as it is. */
function show(kind: PopularKind, links: readonly Link[]): void {
  if (links.length === 0) return;
  for (const list of document.querySelectorAll(`[data-popular="${kind}"]`)) {
    const pattern = list.firstElementChild;
    if (!pattern || list.matches(':hover,:focus-within')) continue;
    list.replaceChildren(...links.map((link) => fill(pattern.cloneNode(true) as Element, kind, link)));
  }
}

function fill(item: Element, kind: PopularKind, { id, text, href }: Link): Element {
  const link = item.querySelector('a');
  if (!link) return item;
  link.href = href;
  link.textContent = text;
  link.dataset.click = clickOf(kind, id);
  return item;
}
