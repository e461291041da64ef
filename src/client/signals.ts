/** Cards were put on the page after it was made. */
export const NEW_CARDS = 'shop:cards';
/** The favourites changed; the event's `detail` holds their ids. */
export const FAVOURITES_CHANGED = 'shop:favourites';

/** Something is to be told in passing; the event's `detail` is its text. */
export const TOAST_ASKED = 'shop:toast';

/** Tells in passing a sentence that the page holds for it. */
export const sayToast = (name: 'notSaved' | 'notLoaded'): boolean =>
  dispatchEvent(new CustomEvent(TOAST_ASKED, { detail: document.getElementById('toasts')?.dataset[name] }));

export const tellNewCards = (): boolean => dispatchEvent(new Event(NEW_CARDS));
