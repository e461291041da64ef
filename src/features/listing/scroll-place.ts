/** Where a list was left: the pages it showed, and a card with its distance from the top in pixels. */
export interface ScrollPlace {
  from: number;
  to: number;
  id: string;
  top: number;
}

/** The place the step of the history keeps. */
export const keptPlace = (): ScrollPlace | undefined =>
  (history.state as { place?: ScrollPlace } | null)?.place;

/** Puts the card where it stood. Does nothing where the card is not there. */
export function scrollToPlace({ id, top }: ScrollPlace): void {
  const card = document.querySelector(`.results [data-id="${CSS.escape(id)}"]`);
  if (card) scrollBy({ top: card.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Pages that are brought back at once. */
const MOST = 8;

/** The pages to bring back around the one in view: those that were shown, or as many as are worth asking for. */
export function pagesAround(place: ScrollPlace | undefined, page: number): { from: number; to: number } {
  if (!place || page < place.from || page > place.to) return { from: page, to: page };
  const from = Math.max(place.from, page - MOST + 3);
  return { from, to: Math.min(place.to, from + MOST - 1) };
}
