import './windows.css';
import '../product/details.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { $details } from '../product/details.store.ts';
import { productKit } from '../product/product-kit.ts';
import { findCard, readCard } from '../product/read-card.ts';
import { Windows } from './Windows.tsx';
import { whenDragged } from './when-dragged.ts';
import { $windows, openWindow, restoreWindows } from './windows.store.ts';

/**
 * Opens windows from the page's buttons, and those the page before left open. Focus goes back to what
 * opened a window when it closes.
 */
export function mount(): void {
  const openers = new Map<string, HTMLElement>();
  restoreWindows();
  const kept = new Set($windows.get().map(({ id }) => id));
  const place = document.createElement('div');
  document.body.append(place);
  flushSync(() => createRoot(place).render(<Windows kit={productKit()} kept={kept} />));
  whenDragged(async () => (await import('./pointer-moves.ts')).followPointers());
  const open = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-open-window]');
    const id = button?.dataset.openWindow;
    if (!id) return;
    openers.set(id, button);
    kept.delete(id);
    const card = findCard(id);
    const opened = $details.get();
    openWindow(id, card ? readCard(card) : opened?.id === id ? opened.facts : undefined);
  };
  // Before the details close, which know the product where no card does.
  document.addEventListener('click', open, true);
  $windows.listen((now, before) => {
    const closed = before?.find(({ id }) => !now.some((one) => one.id === id));
    if (closed) giveFocusBack(closed.id, openers.get(closed.id));
  });
}

/** To what opened the window, else to the product's card, else to the page's content. */
function giveFocusBack(id: string, opener: HTMLElement | undefined): void {
  const ways = [
    opener,
    findCard(id)?.querySelector<HTMLElement>('.card-link'),
    document.querySelector('main'),
  ];
  ways.find((way) => way?.checkVisibility())?.focus({ preventScroll: true });
}
