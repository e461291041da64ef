import { atom } from 'nanostores';
import { shared } from '#client/shared.ts';

/** Figures of the specification, section 9, in milliseconds. */
export const SHOWN_FOR = 5000;
const KEPT_FOR = 1_000_000;

export interface ToastAction {
  label: string;
  run: () => void;
}

/** What is told in passing. At most one is there at a time: the next takes the place of the last. */
export interface Toast {
  text: string;
  action?: ToastAction;
}

interface ShownToast extends Toast {
  /** Dismissed ones stay for a while, so that what was missed can be read. */
  open: boolean;
}

export const $toast = shared('toast', () => atom<ShownToast | null>(null));

export function showToast({ text, action }: Toast): void {
  $toast.set({ text, ...(action && { action }), open: true });
}

/** Shows a sentence that the page holds for it. */
export const sayToast = (name: 'notSaved' | 'notLoaded'): void =>
  showToast({ text: areaOf()?.dataset[name] ?? '' });

/** Where toasts are shown. */
export const areaOf = (): HTMLElement | null => document.getElementById('toasts');

export function dismissToast(): void {
  const toast = $toast.get();
  if (!toast?.open) return;
  const dismissed = { ...toast, open: false };
  $toast.set(dismissed);
  setTimeout(() => $toast.get() === dismissed && $toast.set(null), KEPT_FOR);
}

/** Shows the last one again while it is kept; its action was for the moment and is gone. */
export function recallToast(): void {
  const toast = $toast.get();
  if (toast && !toast.open) showToast({ text: toast.text });
}
