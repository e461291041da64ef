import { createRoot } from 'react-dom/client';
import { loadFavourites } from '../favourites/favourites.store.ts';
import { Windows } from './Windows.tsx';
import type { WindowData } from './window-data.ts';
import { $windows } from './windows.store.ts';

/** Shows the windows in a place of the page; focus goes back to what opened a window when it closes. */
export function mountWindows(place: Element, data: WindowData): void {
  loadFavourites();
  createRoot(place).render(<Windows data={data} />);
  $windows.listen((now, before) => {
    const closed = before?.find(({ id }) => !now.some((one) => one.id === id));
    if (closed) {
      document.querySelector<HTMLElement>(`[data-open-window="${CSS.escape(closed.id)}"]`)?.focus();
    }
  });
}
