import { shared } from '#client/shared.ts';

/** When the first element with a tooltip was pointed at, as events tell the time. */
export const firstPointed = shared('tooltips', () => ({ since: 0 }));

/** Calls for the tooltips with the first element that has one and is pointed at or focused. */
export function whenTooltip(demand: () => Promise<void>): void {
  const look = (event: Event) => {
    if (!(event.target as Element).closest?.('[data-tooltip]')) return;
    if ((event as PointerEvent).pointerType === 'touch') return;
    firstPointed.since = event.timeStamp;
    void demand();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, { passive: true });
}
