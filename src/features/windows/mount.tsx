import './windows.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadFavourites } from '../favourites/favourites.store.ts';
import { Windows } from './Windows.tsx';
import type { WindowData } from './window-data.ts';
import { $windows, openWindow } from './windows.store.ts';

/**
 * Opens windows from the page's buttons, in the page's place for them. Focus goes back to what opened
 * a window when it closes.
 */
export function mount(): void {
  const place = document.getElementById('windows');
  const text = document.getElementById('window-data')?.textContent;
  if (!place || !text) return;
  loadFavourites();
  flushSync(() => createRoot(place).render(<Windows data={JSON.parse(text) as WindowData} />));
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest<HTMLElement>('[data-open-window]')?.dataset.openWindow;
    if (id) openWindow(id);
  });
  $windows.listen((now, before) => {
    const closed = before?.find(({ id }) => !now.some((one) => one.id === id));
    if (closed) {
      document.querySelector<HTMLElement>(`[data-open-window="${CSS.escape(closed.id)}"]`)?.focus();
    }
  });
}
