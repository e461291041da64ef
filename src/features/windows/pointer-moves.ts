import interact from 'interactjs';
import { HANDLES, isSheet } from './when-dragged.ts';
import { $windows, placeWindow, pullWindow } from './windows.store.ts';
import type { Edge, WindowState } from './windows.ts';

interface Drag {
  target: HTMLElement;
  clientX: number;
  clientY: number;
  clientX0: number;
  clientY0: number;
}

/** Makes all windows, also later ones, follow a pointer that drags a title bar, an edge or a corner. */
export function followPointers(): void {
  let from: WindowState | undefined;
  interact(HANDLES)
    .styleCursor(false)
    .draggable({
      listeners: {
        start({ target }: Drag) {
          const id = target.closest<HTMLElement>('.window')?.dataset.window;
          from = isSheet() ? undefined : $windows.get().find((one) => one.id === id);
        },
        move({ target, clientX, clientY, clientX0, clientY0 }: Drag) {
          const { edge } = target.dataset;
          const [dx, dy] = [clientX - clientX0, clientY - clientY0];
          if (!from) return;
          if (edge) pullWindow(from.id, edge as Edge, from, dx, dy);
          else placeWindow(from.id, { x: from.x + dx, y: from.y + dy });
        },
      },
    });
}
