/** Pixels to the right after which letting go dismisses (specification, section 9). */
const THRESHOLD = 50;
/** Pixels after which a press has become a swipe, so that buttons still take their presses. */
const SLACK = 5;

/** Follows a finger or pointer that moves an element to the right; past the threshold it is let go for good. */
export function followSwipe(element: HTMLElement, dismiss: () => void): void {
  let from: number | null = null;
  let swiping = false;

  const moveTo = (x: number) => element.style.setProperty('--swipe', `${x}px`);
  const end = () => {
    from = null;
    swiping = false;
    element.removeAttribute('data-swiping');
    moveTo(0);
  };

  element.addEventListener('pointerdown', ({ clientX, button }) => {
    if (button === 0) from = clientX;
  });
  element.addEventListener('pointermove', ({ clientX, pointerId, buttons }) => {
    if (from === null) return;
    if (buttons === 0) return end();
    const distance = clientX - from;
    if (!swiping && distance > SLACK) {
      swiping = true;
      element.setPointerCapture(pointerId);
      element.setAttribute('data-swiping', '');
    }
    if (swiping) moveTo(Math.max(0, distance));
  });
  element.addEventListener('pointerup', ({ clientX }) => {
    const far = swiping && from !== null && clientX - from >= THRESHOLD;
    end();
    if (far) dismiss();
  });
  element.addEventListener('pointercancel', end);
}
