/** Cards were put on the page after it was made. */
export const NEW_CARDS = 'tecfinder:cards';
/** The favourites changed; the event's `detail` holds their ids. */
export const FAVOURITES_CHANGED = 'tecfinder:favourites';

export const tellNewCards = (): boolean => dispatchEvent(new Event(NEW_CARDS));
