/** Milliseconds a banner is shown (specification, section 9). */
const SHOWN_FOR = 20_000;

/**
 * Turns the banners of each slot. They stand still while the shopper has stopped them, points at or has the focus
 * in the slot, prefers less motion, or looks at another tab.
 */
export function startBanners(): void {
  for (const slot of document.querySelectorAll<HTMLElement>('.banners')) turn(slot);
}

function turn(slot: HTMLElement): void {
  const banners = [...slot.querySelectorAll<HTMLElement>('.banner')];
  const stop = slot.querySelector('button');
  if (!stop) return;
  let at = 0;
  stop.onclick = () => {
    stop.ariaPressed = String(stop.ariaPressed !== 'true');
  };
  setInterval(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (still || document.hidden || stop.ariaPressed === 'true' || slot.matches(':hover,:focus-within'))
      return;
    at = (at + 1) % banners.length;
    for (const [n, banner] of banners.entries()) banner.hidden = n !== at;
  }, SHOWN_FOR);
}
