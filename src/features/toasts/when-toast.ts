import { TOAST_ASKED } from '#client/signals.ts';

/** Milliseconds a toast is shown (specification, section 9). */
export const SHOWN_FOR = 5000;

/** Where toasts are shown. */
export const areaOf = (): HTMLElement | null => document.getElementById('toasts');

/** Calls for the toasts with the first one; where their code does not come the text stands by itself. */
export function whenToast(demand: () => Promise<void>): void {
  addEventListener(TOAST_ASKED, ({ detail: text = '' }: CustomEventInit<string>) => {
    const area = areaOf();
    if (area) area.dataset.asked = text;
    demand().catch(() => showPlain(text));
  });
}

function showPlain(text: string): void {
  const area = areaOf();
  if (!area) return;
  area.textContent = text;
  setTimeout(() => area.textContent === text && area.replaceChildren(), SHOWN_FOR);
}
