import type { ProductUse } from '#contract/use.ts';
import { recordUse } from './record-use.ts';

/** Counts what shoppers do with products on this page: each press once, as what it was. */
export function startUses(): void {
  const count = (event: MouseEvent) => {
    const use = event.button < 2 && pressOf(event);
    if (use) recordUse(use.id, use.kind);
  };
  document.addEventListener('click', count);
  document.addEventListener('auxclick', count);
}

/** What a press does with which product; null where with none. */
export function pressOf(event: MouseEvent): { id: string; kind: ProductUse } | null {
  const control = (event.target as Element).closest<HTMLElement>(
    '.card-out,[data-offer],[data-open-window],[data-details]',
  );
  if (!control) return null;
  const { offer, openWindow, details } = control.dataset;
  if (openWindow) return { id: openWindow, kind: 'window' };
  if (details) return { id: details, kind: partOf(control, event) };
  const id = offer ?? control.closest<HTMLElement>('[data-id]')?.dataset.id;
  return id ? { id, kind: 'offer' } : null;
}

/** The link of a card covers all of it: where it was pressed tells picture and name from the rest. */
function partOf(link: HTMLElement, { clientX, clientY, detail }: MouseEvent): ProductUse {
  if (detail === 0) return 'title';
  const within = (selector: string) => {
    const box = link.closest('.card')?.querySelector(selector)?.getBoundingClientRect();
    return box && clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
  };
  if (within('.card-picture')) return 'image';
  return within('.card-name') ? 'title' : 'detail';
}
