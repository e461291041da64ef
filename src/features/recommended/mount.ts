import { load } from '#client/load.ts';
import type { Product } from '#contract/product.ts';
import { cardsByIds } from '#features/product/by-ids.ts';
import { readKit, showCards } from '#features/product/kit.ts';
import { readProducts } from '#features/product/read-products.ts';
import { kindsOf, mix } from './recommend.ts';
import { forgetSeen, loadSeen } from './seen.store.ts';

const SHOWN = 4;

/** Fills the section with products like those this browser has opened; it goes where there are none. */
export async function mount(): Promise<void> {
  const section = document.querySelector<HTMLElement>('.recommended');
  const list = section?.querySelector('.grid-cards');
  const kit = readKit();
  if (!section || !list || !kit) return;
  section.querySelector('[data-forget]')?.addEventListener('click', () => forget(section, list));
  const found = await recommend().catch(() => []);
  if (found.length === 0) {
    section.hidden = true;
    return;
  }
  showCards(list, found, kit);
  list.removeAttribute('aria-busy');
}

async function recommend(): Promise<Product[]> {
  const seen = loadSeen();
  if (seen.length === 0) return [];
  const ask = async (path: string) => readProducts(await load(path, { check: readProducts }));
  const known = await ask(cardsByIds(seen));
  const order = new Map(seen.map((id, at) => [id, at]));
  const latestFirst = known.toSorted((a, b) => (order.get(a.id_c10) ?? 0) - (order.get(b.id_c10) ?? 0));
  const lists = await Promise.all(
    kindsOf(latestFirst).map((kind) =>
      ask(`/api/products/popular/subcategory/${encodeURIComponent(kind)}?limit=12&fields=card`),
    ),
  );
  return mix(lists, seen, SHOWN);
}

function forget(section: HTMLElement, list: Element): void {
  forgetSeen();
  list.remove();
  section.querySelector('[data-forget]')?.remove();
  const note = section.querySelector<HTMLElement>('[data-forgotten]');
  if (note) note.textContent = note.dataset.forgotten ?? '';
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}
