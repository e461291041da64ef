import { FAVOURITES_CHANGED } from '#client/signals.ts';

/** On the favourites page, as soon as there is one: `startMarks` says without its code that there is none. */
export function whenKept(demand: () => void): void {
  const page = document.querySelector<HTMLElement>('.favourites');
  if (page?.dataset.state === 'empty') addEventListener(FAVOURITES_CHANGED, demand, { once: true });
  else if (page) demand();
}
