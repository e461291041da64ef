import { atom } from 'nanostores';
import { close, move, open, raise, resize, toggleMaximised, type Viewport, type Windows } from './windows.ts';

export const $windows = atom<Windows>([]);

const viewport = (): Viewport => ({ width: innerWidth, height: innerHeight });

export const openWindow = (id: string): void => $windows.set(open($windows.get(), id, viewport()));
export const raiseWindow = (id: string): void => $windows.set(raise($windows.get(), id));
export const closeWindow = (id: string): void => $windows.set(close($windows.get(), id));
export const toggleWindow = (id: string): void => $windows.set(toggleMaximised($windows.get(), id));
export const moveWindow = (id: string, dx: number, dy: number): void =>
  $windows.set(move($windows.get(), id, dx, dy, viewport()));
export const resizeWindow = (id: string, size: Viewport): void =>
  $windows.set(resize($windows.get(), id, size, viewport()));
