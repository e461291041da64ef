import './tooltips.css';
import { createDelays } from './delays.ts';
import { placeTip } from './place.ts';
import { FIRST_POINTED } from './when-tooltip.ts';

const TARGET = '[data-tooltip]';

/** Shows the words of `data-tooltip` on what is pointed at or focused, as WCAG 1.4.13 asks for. */
export function mount(): void {
  const tip = Object.assign(document.createElement('div'), { id: 'tip', role: 'tooltip', popover: 'manual' });
  const delays = createDelays<HTMLElement>({
    show: (target) => showTip(tip, target),
    hide: () => hideTip(tip),
  });
  const targetOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(TARGET) ?? null;
  let pressed: Element | null = null;

  document.addEventListener('pointerover', (event) => {
    if (event.pointerType === 'touch') return;
    const target = targetOf(event);
    if (target !== pressed) pressed = null;
    if (tip.contains(event.target as Node)) delays.stay();
    else if (target && target === delays.shown()) delays.stay();
    else if (target && !pressed) delays.point(target);
    else delays.leave();
  });
  document.documentElement.addEventListener('pointerleave', () => delays.leave());
  document.addEventListener('focusin', (event) => {
    const target = targetOf(event);
    if (target?.matches(':focus-visible')) delays.open(target);
    else if (!pressed) delays.close();
  });
  document.addEventListener('focusout', (event) => {
    if (targetOf(event) === delays.shown()) delays.close();
  });
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = targetOf(event);
      if (!tip.contains(event.target as Node)) delays.close();
    },
    true,
  );
  addEventListener(
    'keydown',
    (event) => {
      if (!delays.shown()) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      if (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ') delays.close();
    },
    true,
  );
  addEventListener('scroll', delays.close, { capture: true, passive: true });

  const focused = document.querySelector<HTMLElement>(`${TARGET}:focus-visible`);
  const pointed = [...document.querySelectorAll<HTMLElement>(`${TARGET}:hover`)].at(-1);
  if (focused) delays.open(focused);
  else if (pointed && matchMedia('(hover: hover)').matches) {
    delays.point(pointed, performance.getEntriesByName(FIRST_POINTED)[0]?.startTime);
  }
}

function showTip(tip: HTMLElement, target: HTMLElement): void {
  hideTip(tip);
  const text = target.dataset.tooltip ?? '';
  if (!text || !target.isConnected) return;
  tip.textContent = text;
  (target.closest('dialog') ?? document.body).append(tip);
  try {
    tip.showPopover();
  } catch {
    // Nothing can be shown while what closes gives the focus back.
    hideTip(tip);
    return;
  }
  const { left, top } = placeTip(target.getBoundingClientRect(), tip.getBoundingClientRect(), {
    width: document.documentElement.clientWidth,
    height: innerHeight,
  });
  tip.style.left = `${left}px`;
  tip.style.top = `${top}px`;
  if (target.ariaLabel !== text && !target.hasAttribute('aria-describedby')) {
    target.setAttribute('aria-describedby', tip.id);
  }
}

function hideTip(tip: HTMLElement): void {
  document.querySelector(`[aria-describedby="${tip.id}"]`)?.removeAttribute('aria-describedby');
  tip.remove();
}
