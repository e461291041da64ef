import './toasts.css';
import { TOAST_ASKED } from '#client/signals.ts';
import { createCountdown } from './countdown.ts';
import { followSwipe } from './swipe.ts';
import { $toast, dismissToast, recallToast, showToast } from './toasts.store.ts';
import { areaOf, SHOWN_FOR } from './when-toast.ts';

/** Shows what is told in passing in the page's status area, to be waited out, closed, swiped away or acted on. */
export function mount(): void {
  const area = areaOf();
  if (!area) return;
  const { close: closeLabel = '', area: areaLabel = '' } = area.dataset;
  area.tabIndex = -1;
  area.ariaLabel = areaLabel;
  const countdown = createCountdown(dismissToast);
  let before: Element | null = null;

  function show(): void {
    const toast = $toast.get();
    const focused = area?.contains(document.activeElement);
    if (!area) return;
    if (toast?.open) {
      putInReach(area);
      area.replaceChildren(makeToast(toast, closeLabel));
      countdown.start(SHOWN_FOR);
    } else {
      area.replaceChildren();
      countdown.stop();
      countdown.hold('pointer', false);
      countdown.hold('focus', false);
    }
    if (!focused) return;
    if (toast?.open) area.focus();
    else if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }

  addEventListener('keydown', (event) => {
    if (event.key !== 'F8' || !$toast.get()) return;
    event.preventDefault();
    if (!area.contains(document.activeElement)) before = document.activeElement;
    recallToast();
    area.focus();
  });
  area.addEventListener('keydown', ({ key }) => key === 'Escape' && dismissToast());
  area.addEventListener('pointerenter', () => countdown.hold('pointer', true));
  area.addEventListener('pointerleave', () => countdown.hold('pointer', false));
  area.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !area.contains(relatedTarget)) before = relatedTarget;
    countdown.hold('focus', true);
  });
  area.addEventListener('focusout', ({ relatedTarget }) =>
    countdown.hold('focus', area.contains(relatedTarget as Node | null)),
  );
  followSwipe(area, dismissToast);
  const follow = () => countdown.hold('away', document.hidden || !document.hasFocus());
  for (const type of ['blur', 'focus', 'visibilitychange']) addEventListener(type, follow);
  const asked = (text = '') => {
    const toast = $toast.get();
    if (text && !(toast?.open && toast.text === text)) showToast({ text });
  };
  asked(area.dataset.asked);
  addEventListener(TOAST_ASKED, ({ detail }: CustomEventInit<string>) => asked(detail));
  $toast.subscribe(show);
}

interface Shown {
  text: string;
  action?: { label: string; run: () => void };
}

function makeToast({ text, action }: Shown, closeLabel: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = 'toast';
  const words = document.createElement('p');
  words.textContent = text;
  toast.append(words);
  if (action) {
    toast.append(
      makeButton('button', action.label, () => {
        dismissToast();
        action.run();
      }),
    );
  }
  const close = makeButton('toast-close', '', dismissToast);
  close.ariaLabel = closeLabel;
  toast.append(close);
  return toast;
}

function makeButton(className: string, text: string, press: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', className });
  button.textContent = text;
  button.addEventListener('click', press);
  return button;
}

/** While a modal dialog is open nothing outside it can be reached, so that the area goes into it until it closes. */
function putInReach(area: HTMLElement): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  if (!dialog || dialog.contains(area)) return;
  dialog.append(area);
  dialog.addEventListener('close', () => document.body.append(area), { once: true });
}
