/** The browser's own note of when the first element with a tooltip was pointed at; the page's script and the chunk read it. */
export const FIRST_POINTED = 'shop:tooltip';

/** Calls for the tooltips with the first element that has one and is pointed at or focused. */
export function whenTooltip(demand: () => Promise<void>): void {
  const look = (event: Event) => {
    if (!(event.target as Element).closest?.('[data-tooltip]')) return;
    if ((event as PointerEvent).pointerType === 'touch') return;
    performance.clearMarks(FIRST_POINTED);
    performance.mark(FIRST_POINTED, { startTime: event.timeStamp });
    void demand();
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, look, { passive: true });
}
