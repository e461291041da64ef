import interact from 'interactjs';
import { HANDLES, isSheet } from './when-dragged.ts';
import { $windows, placeWindow, pullWindow } from './windows.store.ts';
import type { Edge, WindowState } from './windows.ts';

interface Point {
  clientX: number;
  clientY: number;
}

interface Drag extends Point {
  target: HTMLElement;
}

/** Makes all windows, also later ones, follow a pointer that drags a title bar, an edge or a corner. */
export function followPointers(): void {
  let press: Point = { clientX: 0, clientY: 0 };
  let from: WindowState | undefined;
  interact(HANDLES)
    .styleCursor(false)
    .on('down', ({ clientX, clientY }: Point) => {
      press = { clientX, clientY };
    })
    .draggable({
      listeners: {
        start({ target }: Drag) {
          const id = target.closest<HTMLElement>('.window')?.dataset.window;
          from = isSheet() ? undefined : $windows.get().find((one) => one.id === id);
        },
        move({ target, clientX, clientY }: Drag) {
          const { edge } = target.dataset;
          const [dx, dy] = [clientX - press.clientX, clientY - press.clientY];
          if (!from) return;
          if (edge) pullWindow(from.id, edge as Edge, from, dx, dy);
          else placeWindow(from.id, { x: from.x + dx, y: from.y + dy });
        },
      },
    });
}
