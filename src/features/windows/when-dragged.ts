/** The title bar by which a window is moved, and the edges by which it is pulled. */
export const HANDLES = '.window:not(.maximised) :is(.window-title, .edge)';

/** Under 640 px windows are sheets, which are not dragged. */
export const isSheet = (): boolean => matchMedia('(max-width: 639px)').matches;

/**
 * Calls for what drags windows once a pointer comes over one; `load` resolves when it listens. What a pointer
 * did from its press until then is done again, so that the first drag is not lost, however short. Where it
 * cannot be loaded it is called for again the next time; keys and buttons move windows meanwhile. The handle
 * keeps the pointer also where it leaves the window.
 */
export function whenDragged(load: () => Promise<void>): void {
  let coming: Promise<void> | undefined;
  let isThere = false;
  let missed: PointerEvent[] = [];
  let pressed: number | undefined;

  const call = async () => {
    coming ??= load();
    try {
      await coming;
      isThere = true;
    } catch {
      coming = undefined;
    }
  };
  const over = ({ target }: Event) => {
    if (!isThere && !isSheet() && (target as Element).closest('.window')) void call();
  };
  const press = async (event: PointerEvent) => {
    const handle = (event.target as Element).closest(HANDLES);
    if (isSheet() || !handle || event.button !== 0 || !event.isTrusted) return;
    handle.setPointerCapture(event.pointerId);
    pressed = event.pointerId;
    if (isThere) return;
    const since = [event];
    missed = since;
    await call();
    if (missed !== since) return;
    missed = [];
    if (isThere) for (const one of since) handle.dispatchEvent(new PointerEvent(one.type, one));
  };
  const keep = (event: PointerEvent) => {
    if (pressed === event.pointerId && missed.length) missed.push(event);
  };
  const letGo = (event: PointerEvent) => {
    keep(event);
    if (pressed === event.pointerId) pressed = undefined;
  };
  // The browser selects and drags nothing itself that comes to lie under a pressed handle.
  document.addEventListener('mousedown', (event) => {
    if ((event.target as Element).closest('.window .edge')) event.preventDefault();
  });
  document.addEventListener('dragstart', (event) => {
    if (pressed !== undefined) event.preventDefault();
  });
  document.addEventListener('pointerover', over);
  document.addEventListener('pointerdown', press);
  document.addEventListener('pointermove', keep);
  document.addEventListener('pointerup', letGo);
  document.addEventListener('pointercancel', letGo);
}
