import { atom } from 'nanostores';
import { TOAST_ASKED } from '#client/signals.ts';

/** Milliseconds a dismissed toast is kept (specification, section 9). */
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

export const $toast = atom<ShownToast | null>(null);

export function showToast({ text, action }: Toast): void {
  $toast.set({ text, ...(action && { action }), open: true });
  dispatchEvent(new CustomEvent(TOAST_ASKED, { detail: text }));
}

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
