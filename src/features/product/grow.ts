import { findCard } from './read-card.ts';

const TIME = 160;

/**
 * Lets the dialog's picture grow out of the card's: from its place and size to the own ones. It is drawn
 * by a transform alone, so that the dialog is there in the first frame; not under reduced motion.
 */
export function growFromCard(id: string, picture: HTMLElement | null): void {
  const from = findCard(id)?.querySelector('.card-picture')?.getBoundingClientRect();
  const to = picture?.getBoundingClientRect();
  if (!from || !to?.width || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const [dx, dy] = [
    from.x + from.width / 2 - to.x - to.width / 2,
    from.y + from.height / 2 - to.y - to.height / 2,
  ];
  const scale = from.width / to.width;
  picture?.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
    duration: TIME,
    easing: 'ease-out',
  });
}
