import { $toast, areaOf, SHOWN_FOR } from './toasts.store.ts';

/** Calls for the toasts with the first one; where their code does not come the text stands by itself. */
export function whenToast(demand: () => Promise<void>): void {
  $toast.subscribe((toast) => {
    if (toast?.open) demand().catch(() => showPlain(toast.text));
  });
}

function showPlain(text: string): void {
  const area = areaOf();
  if (!area) return;
  area.textContent = text;
  setTimeout(() => area.textContent === text && area.replaceChildren(), SHOWN_FOR);
}
