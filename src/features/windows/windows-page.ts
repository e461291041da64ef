import type { WindowData } from './window-data.ts';
import { openWindow } from './windows.store.ts';

/**
 * Opens windows from the page's buttons. React and the dragging come with the first button that is
 * pointed at or focused; a press made before they are there opens its window once they are.
 */
export function startWindows(): void {
  const place = document.getElementById('windows');
  const text = document.getElementById('window-data')?.textContent;
  if (!place || !text) return;
  let mounted: Promise<void> | undefined;
  const warm = () => {
    mounted ??= import('./mount.tsx').then(({ mountWindows }) =>
      mountWindows(place, JSON.parse(text) as WindowData),
    );
    return mounted;
  };
  const buttonOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[data-open-window]');
  const warmFor = (event: Event) => {
    if (buttonOf(event)) void warm();
  };
  document.addEventListener('pointerover', warmFor);
  document.addEventListener('focusin', warmFor);
  document.addEventListener('click', async (event) => {
    const id = buttonOf(event)?.dataset.openWindow;
    if (!id) return;
    await warm();
    openWindow(id);
  });
}
